export type {
  Application,
  ApplicationsApi,
  CaseCommand,
  ChangedMeanwhile,
  Contact,
  ExportColumns,
  HistoryEntry,
  OfficeForm,
  OfficeForms,
  OfficeMove,
  ShownAnswer,
  ShownFile,
} from './applicationsApi.ts';
export type { Asked, AskedLink } from './askedApi.ts';
export type { AskableQuestion, Asking, Change } from './askingApi.ts';
export type { FilledLetter, LetterText } from './lettersApi.ts';
export type { ApplicationFilter, ApplicationPage, ApplicationQuery, ApplicationRow, FormCounts } from './listApi.ts';
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
export type { ApplicationEvent, TrailEvent, TrailQuery } from './trailApi.ts';
