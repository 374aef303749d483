/** What whoever runs the server can mend: it gets one line, and no stack. */
export class OperatorError extends Error {}

/** One line for what can be mended; everything else is a fault of ours and shows its stack. */
export const explain = (error: unknown): string => {
  if (error instanceof OperatorError || isArgumentError(error)) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** A word of the command line that means nothing to us. */
const isArgumentError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
