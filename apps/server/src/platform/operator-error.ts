/** An error that the operator can correct. It is shown as one line, without a stack. */
export class OperatorError extends Error {}

/** Returns one line for an error that the operator can correct, and the stack of every other error. */
export const explain = (error: unknown): string => {
  if (error instanceof OperatorError || isArgumentError(error)) return error.message
  if (isRefusedByDisk(error))
    return `The data folder cannot be used: ${error.message}. See DATA_DIR in docs/operations.md.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Returns whether an error is about an unknown argument of the command line. */
const isArgumentError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

const diskRefusals = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'EEXIST'])
const diskCalls = new Set(['mkdir', 'open', 'write', 'rename', 'link', 'chmod', 'chown'])

/** Returns whether a folder cannot be entered or written, is not a folder, or is full. */
const isRefusedByDisk = (error: unknown): error is Error =>
  error instanceof Error &&
  'code' in error &&
  diskRefusals.has(String(error.code)) &&
  'syscall' in error &&
  diskCalls.has(String(error.syscall))
