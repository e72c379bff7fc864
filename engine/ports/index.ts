export type {
  Application,
  ApplicationFilter,
  ApplicationPage,
  ApplicationQuery,
  ApplicationRow,
  ApplicationsApi,
  CaseCommand,
  ChangedMeanwhile,
  Contact,
  ExportColumns,
  FormCounts,
  HistoryEntry,
  LookAlike,
  OfficeForm,
  OfficeForms,
  OfficeMove,
  ShownAnswer,
  ShownFile,
} from './applicationsApi.ts';
export type { Asked, AskedLink } from './askedApi.ts';
export type { AskableQuestion, Asking, Change } from './askingApi.ts';
export type { FilledLetter, LetterText } from './lettersApi.ts';
export type {
  AccountDetails,
  AppSecret,
  InvitationDetails,
  JoinLink,
  Me,
  OfficeApi,
  OfficeRefusal,
  RecoveryCodes,
  SessionDetails,
} from './officeApi.ts';
export type {
  AttachmentStore,
  DraftPort,
  FoundDraft,
  Outcome,
  Ports,
  ReceiptPort,
  SaveOutcome,
  StepHistoryPort,
  Visit,
} from './ports.ts';
export type { TrailEvent, TrailQuery } from './trailApi.ts';
