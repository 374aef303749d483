/** What whoever runs the server can mend: it gets one line, and no stack. */
export class OperatorError extends Error {}

/** One line for what can be mended; everything else is a fault of ours and shows its stack. */
export const explain = (error: unknown): string => {
  if (error instanceof OperatorError || isArgumentError(error)) return error.message
  if (isRefusedByDisk(error))
    return `The data folder cannot be used: ${error.message}. See DATA_DIR in docs/operations.md.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** A word of the command line that means nothing to us. */
const isArgumentError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

const diskRefusals = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'EEXIST'])
const diskCalls = new Set(['mkdir', 'open', 'write', 'rename', 'link', 'chmod', 'chown'])

/** A folder that may not be entered or written, or that is none, or that is full. */
const isRefusedByDisk = (error: unknown): error is Error =>
  error instanceof Error &&
  'code' in error &&
  diskRefusals.has(String(error.code)) &&
  'syscall' in error &&
  diskCalls.has(String(error.syscall))
