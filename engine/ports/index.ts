export type {
  AttachmentStore,
  DraftPort,
  FoundDraft,
  Outcome,
  Ports,
  ReceiptPort,
  StepHistoryPort,
  Visit,
} from './ports.ts';
