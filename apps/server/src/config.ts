import { resolve } from 'node:path'
import { z } from 'zod'
import { OperatorError } from './platform/operator-error.ts'

const port = z.coerce.number().int().min(1).max(65535)
const secret = z.string().min(32, 'needs at least 32 characters')
const count = z.coerce.number().int().min(1)
/** A phone number as people dial it: `*6050`, `03-5551234`, `+972 3 5551234`. */
const phone = z.string().regex(/^[*+]?\d[\d -]{2,18}$/, 'is no phone number')
/** A moment with its time zone, because the zone of a laptop may differ from the server's. */
const moment = z.iso.datetime({ offset: true, error: 'is no moment such as YYYY-MM-DDThh:mm:ss+03:00' })
const roles = ['web', 'worker'] as const

/** Returns whether an `s3:` address has the form `s3://host/bucket`. Some programs write `s3://bucket`. */
const namesABucket = (address: string): boolean => {
  const { protocol, hostname, pathname } = new URL(address)
  return protocol !== 's3:' || (hostname !== '' && /^\/[^/]/.test(pathname))
}

const rolesList = z
  .string()
  .transform((text) => text.split(',').map((role) => role.trim()))
  .pipe(z.array(z.enum(roles)).min(1))

/**
 * All settings of the server. Each is read from the environment variable of the same name. `docs/operations.md` has the
 * same list for people; a test checks that both are equal.
 */
export const Settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.optional(),
  HOST: z.string().min(1).optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  TRUSTED_PROXIES: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  ROLES: rolesList.default([...roles]),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  METRICS_TOKEN: secret.optional(),
  API_DOCS: z.stringbool().optional(),
  TOKEN_SECRET: secret.optional(),
  DATA_KEY: secret.optional(),
  DATA_KEY_PREVIOUS: secret.optional(),
  LOOKUP_KEY: secret.optional(),
  LINK_SECRET: secret.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Milgo <no-reply@milgo.example>'),
  SUPPORT_EMAIL: z.email().default('support@milgo.example'),
  SUPPORT_PHONE: phone.optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_TOKEN: z.string().min(1).optional(),
  STORAGE_URL: z
    .url({ protocol: /^(file|s3)$/ })
    .refine(namesABucket, 'an s3: address needs a host and a bucket')
    .optional(),
  SCANNER_SOCKET: z.string().min(1).optional(),
  DEMO_REQUESTS: z.coerce.number().int().min(0).max(10_000).default(60),
  BANK_PAYER_CODE: z
    .string()
    .regex(/^\d{1,8}$/, 'needs up to 8 digits')
    .default('0'),
  BANK_SENDER_CODE: z
    .string()
    .regex(/^\d{1,5}$/, 'needs up to 5 digits')
    .default('0'),
  BANK_PAYER_NAME: z
    .string()
    .regex(/^[ -~]{1,30}$/, 'needs up to 30 Latin letters')
    .default('MILGO'),
  IMAGE_PROCESSES: count.default(2),
  IMAGE_UID: z.coerce.number().int().min(0).max(2_147_483_647).default(64_813),
  UPLOADS_AT_ONCE: count.default(200),
  STUDENT_UPLOADS_AT_ONCE: count.default(20),
  UPLOADS_PER_STUDENT: count.default(200),
  FILES_PER_STUDENT: count.default(150),
  FILE_MEGABYTES_PER_STUDENT: count.default(1000),
  SESSION_MINUTES: count.default(30),
  SESSION_HOURS: count.default(12),
  PENDING_HOURS: count.default(24),
  CODE_MINUTES: count.default(10),
  CODE_TRIES: count.default(5),
  CODE_TRIES_IN_ALL: count.max(1000).default(20),
  CODE_TRIES_PER_ACCOUNT: count.default(20),
  RESEND_SECONDS: count.optional(),
  SMS_PER_PHONE: count.default(5),
  SMS_PER_PHONE_AND_ADDRESS: count.default(3),
  SMS_PER_ADDRESS: count.default(30),
  STRANGERS_PER_ADDRESS: count.default(30),
  SMS_IN_ALL: count.default(2000),
  LOGINS_PER_ADDRESS: count.default(20),
  LOGINS_PER_ACCOUNT: count.default(10),
  GUESSES_PER_ACCOUNT: count.default(50),
  CHECKS_PER_ADDRESS: count.default(60),
  AUDIT_MONTHS: count.default(24),
  REFUSALS_AUDITED: count.default(100),
  MESSAGE_DAYS: count.default(30),
  SEARCH_MONTHS: count.default(12),
  PASSWORD_HASHES: count.default(2),
  MAINTENANCE_FROM: moment.optional(),
  MAINTENANCE_UNTIL: moment.optional(),
  ALLOW_PASSWORD_PASTE: z.stringbool().default(true),
  OFFLINE_PAGES: z.stringbool().default(true),
})

/** Secrets that production must set. Without them a server would sign or encrypt with values that anyone could know. */
export const productionSecrets = ['TOKEN_SECRET', 'DATA_KEY', 'LOOKUP_KEY', 'LINK_SECRET'] as const

export type Config = Readonly<z.output<typeof Settings>> & {
  readonly isProduction: boolean
  /** A developer's machine: demo accounts, short waits, generous limits. */
  readonly isDevelopment: boolean
  /** Whether `/api-docs` is served. */
  readonly hasApiDocs: boolean
  readonly resendSeconds: number
  readonly dataDir: string
  readonly logLevel: string
}

export const readConfig = (environment: NodeJS.ProcessEnv, cwd: string): Config => {
  const parsed = Settings.safeParse(withoutEmpty(environment))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new OperatorError(`Setting ${issue?.path.join('.')}: ${issue?.message}. See docs/operations.md.`)
  }
  const settings = parsed.data
  const isProduction = settings.NODE_ENV === 'production'
  const isDevelopment = settings.NODE_ENV === 'development'
  const missing = productionSecrets.filter((name) => settings[name] === undefined)
  if (isProduction && missing.length > 0) {
    throw new OperatorError(`Production needs ${missing.join(', ')}. See docs/operations.md.`)
  }
  if (!isWindow(settings)) {
    throw new OperatorError(
      'MAINTENANCE_FROM and MAINTENANCE_UNTIL belong together, the first before the second. See docs/operations.md.',
    )
  }
  const forOthers = isProduction ? [] : settingsForOthers(settings)
  if (forOthers.length > 0) {
    throw new OperatorError(
      `NODE_ENV=${settings.NODE_ENV} is for one's own machine, and ${forOthers.join(', ')} would open it to others: set NODE_ENV=production. See docs/operations.md.`,
    )
  }
  return Object.freeze({
    ...settings,
    isProduction,
    isDevelopment,
    hasApiDocs: settings.API_DOCS ?? !isProduction,
    resendSeconds: settings.RESEND_SECONDS ?? (isDevelopment ? 5 : 60),
    dataDir: resolve(cwd, settings.DATA_DIR),
    // In development the terminal shows only what needs attention. In production the log is read by machines.
    logLevel: settings.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  })
}

type Maintenance = Pick<z.output<typeof Settings>, 'MAINTENANCE_FROM' | 'MAINTENANCE_UNTIL'>

const isWindow = ({ MAINTENANCE_FROM: from, MAINTENANCE_UNTIL: until }: Maintenance): boolean =>
  from === undefined || until === undefined ? from === until : Date.parse(from) < Date.parse(until)

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1)$/

/**
 * Returns the settings which only a server has that other machines can reach. Without NODE_ENV=production such a server
 * would open `/dev`, with every one-time code, and in development the demo accounts, to the world.
 */
const settingsForOthers = ({ PUBLIC_URL, HOST, TRUSTED_PROXIES }: z.output<typeof Settings>): string[] => [
  ...(PUBLIC_URL?.startsWith('https:') ? ['PUBLIC_URL'] : []),
  ...(HOST !== undefined && !loopback.test(HOST) ? ['HOST'] : []),
  ...(TRUSTED_PROXIES === undefined ? [] : ['TRUSTED_PROXIES']),
]

/** `PORT=` in an env file means "not set", not "port zero". */
const withoutEmpty = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
