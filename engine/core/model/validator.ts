/** The part of ajv's error objects that the engine reads. */
export interface ValidationError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message?: string;
  readonly params: {
    readonly missingProperty?: string;
    readonly limit?: number;
    readonly type?: string;
    readonly format?: string;
    readonly multipleOf?: number;
    /** The errors that an ajv-errors message replaces. */
    readonly errors?: readonly ValidationError[];
  };
}

/** A compiled validator: true, or false with `errors` set until the next call. */
export interface Validate {
  (data: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}
