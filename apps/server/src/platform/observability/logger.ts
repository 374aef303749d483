import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * Creates a logger of JSON lines without personal data. An error is logged as its kind, codes and stack frames.
 * Messages are left out, because those of the database and of validators quote the refused values.
 */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // The form parser logs its options at the level `trace`, with all headers.
      serializers: { err: describeError, req: none, res: none, busboyOptions: none },
    },
    destination ?? standardOutput(),
  )

const none = (): undefined => undefined
/** Writing to a closed terminal fails. That must not end the process. */
const standardOutput = (): DestinationStream => pino.destination({ fd: 1, sync: false }).on('error', () => {})

type ErrorDescription = {
  readonly kind: string
  readonly code?: string
  readonly constraint?: string
  readonly frames: readonly string[]
  readonly cause?: ErrorDescription
}

export const describeError = (error: unknown): ErrorDescription => {
  if (!(error instanceof Error)) return { kind: typeof error, frames: [] }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    kind: error.name,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...('constraint' in error && typeof error.constraint === 'string' && { constraint: error.constraint }),
    frames: frames.slice(0, 8).map((line) => line.trim()),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  }
}
