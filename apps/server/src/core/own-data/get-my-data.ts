import type { Readable } from 'node:stream'
import type { SentFile } from '@milgo/contracts/sent-file'
import { steps } from '@milgo/domain/application/steps'
import { ticketName } from '@milgo/domain/content/problem-report'
import { reasonForStudent } from '@milgo/domain/period/reasons'
import { isResultPublished } from '@milgo/domain/status/result-published'
import { findViewsEnd } from '@milgo/domain/status/shown-timeline'
import type { Language } from '@milgo/messages/languages'
import type { Config } from '../../config.ts'
import { AppError } from '../../errors.ts'
import { writeAgain } from '../../outbox/write-again.ts'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { type ZipEntry, zipStream } from '../../platform/package/zip-stream.ts'
import type { Platform } from '../../platform/platform.ts'
import { StoreKeyMissing } from '../../platform/storage/store.ts'
import { findStoredAppeal } from '../appeals/stored-appeal.ts'
import { getOwnAccounts } from '../bank-fix/get-own-accounts.ts'
import { fileNameOf, keysOf } from '../files/file-keys.ts'
import { isReadable, stateOf } from '../files/file-reference.ts'
import { getReasons } from '../periods/get-reasons.ts'
import { getAreaDetails } from '../personal-area/get-area-details.ts'
import { getOwnCase } from '../requests/get-case.ts'
import { printSnapshot } from '../requests/get-submitted-copy.ts'
import type { OpenCase } from '../requests/request-case.ts'
import { openSnapshot } from '../requests/sealed-snapshot.ts'
import { storedStep } from '../requests/stored-answers.ts'
import { requestOnWire } from '../requests/user-on-wire.ts'
import { getOwnResults } from '../results/get-own-results.ts'
import { getResultPage } from '../results/get-result-page.ts'
import {
  countExport,
  countViews,
  findOwnData,
  type OwnFile,
  type OwnMessage,
  uncountExport,
} from './repository.ts'

/**
 * Returns an archive of everything that is stored about a student, as far as the student may know it before
 * publication. The archive is read piece by piece while it is sent, because the files of one student may be hundreds of
 * megabytes.
 */
export const getMyData = async (
  platform: Platform,
  token: TokenClaims,
  language: Language,
): Promise<SentFile> => {
  const loaded = await getOwnCase(platform, token)
  const limit = platform.limits.exportsPerStudent(loaded.student.id)
  const { is_open, wait } = await countExport(platform, limit)
  if (!is_open) throw new AppError('DATA_EXPORTED_ALREADY', { retryAfterSeconds: wait })
  const entries = entriesOf(platform, token, loaded, language)
  const content = async function* () {
    let isWhole = false
    try {
      yield* zipStream(entries, loaded.now)
      isWhole = true
    } finally {
      // A download that breaks off throws nothing here. The stream is only closed.
      if (!isWhole) await uncountExport(platform, limit)
    }
  }
  return { name: 'milgo-my-data.zip', content: content() }
}

type Loaded = Awaited<ReturnType<typeof getOwnCase>>

const json = (name: string, value: unknown): ZipEntry => ({
  name,
  content: () => [Buffer.from(`${JSON.stringify(value, null, 2)}\n`)],
})

/** Returns a message with its text and without the values that the text was made from. */
const asItWasSent = async (
  config: Config,
  db: Queryable,
  { templateVersion, language, values, ...message }: OwnMessage,
): Promise<object> => {
  if (message.body !== '') return message
  const said = await writeAgain(config, db, { ...message, templateVersion, language, values })
  return said ? { ...message, subject: said.subject, body: said.body } : message
}

const entriesOf = async function* (
  platform: Platform,
  token: TokenClaims,
  loaded: Loaded,
  language: Language,
): AsyncGenerator<ZipEntry> {
  const { vault } = platform
  const { student, institution, period, request } = loaded
  const { account, logins, files, messages, flags, tickets } = await findOwnData(platform, student.id)
  const { snapshots, timeline } = await getAreaDetails(platform, student.id, request?.id)
  yield json('account.json', {
    identity_number: vault.open(student.identitySealed, `identity:${student.id}`),
    username: student.username,
    phone: student.phone,
    email: student.email,
    register_period: period.code,
    academic_institution: institution.name[language] ?? institution.name.he,
    ...account,
    logins,
  })
  if (request) {
    yield json('application.json', requestOnWire({ ...loaded, request }))
    for (const step of steps)
      if (request.steps[step.id])
        yield json(`answers/${step.path.replace('/', '-')}.json`, storedStep(vault, loaded, step))
    const open = { ...loaded, request }
    for (const row of snapshots) {
      const snapshot = openSnapshot(vault, request.id, row)
      yield json(`sent/${row.number}.json`, snapshot)
      const printed = async () => [(await printSnapshot(platform, open, snapshot)).content as Uint8Array]
      yield { name: `sent/${row.number}.pdf`, content: async () => asStream(await printed()) }
    }
  }
  const appeal = request && (await findStoredAppeal(platform, request.id))
  if (appeal) {
    for (const { version, sentAt, sent } of appeal.versions)
      yield json(`appeal/${version}.json`, { sent_at: sentAt.toISOString(), ...sent })
    if (appeal.returned) yield json('appeal/returned.json', appeal.returned)
    if (appeal.draft) yield json('appeal/draft.json', appeal.draft)
  }
  if (request) {
    const reasons = await getReasons(platform, request.periodId)
    const reasonOf = (code: string) => reasonForStudent(reasons, 'returning', code, language)
    yield json(
      'returned-documents.json',
      flags.map((flag) => ({ ...flag, reason_text: reasonOf(flag.reason) })),
    )
    yield json('bank-accounts.json', await getOwnAccounts(platform, request.id))
  }
  if (request) yield* resultEntries(platform, token, { ...loaded, request }, language)
  yield json('history.json', timeline)
  yield json('views.json', { views: await countViews(platform, student.id, findViewsEnd(timeline)) })
  const sent = (db: Queryable) =>
    Promise.all(messages.map((message) => asItWasSent(platform.config, db, message)))
  yield json('messages.json', await platform.database.read(sent))
  yield json(
    'reports-to-support.json',
    tickets.map((ticket) => ({ ...ticket, number: ticketName(ticket.number) })),
  )
  yield json(
    'files.json',
    files.map((file) => ({ ...file, name: fileNameOf(file) })),
  )
  for (const file of files) {
    const content = isReadable(stateOf(file, platform.scanner))
      ? await findContent(platform, file)
      : undefined
    if (!content) continue
    try {
      yield { name: `files/${fileNameOf(file)}`, content: () => content }
    } finally {
      // If the download breaks off before the file is read, nobody else closes it.
      content.destroy()
    }
  }
}

/**
 * Returns the published result with its payments, every score that the student was shown, and every letter as values
 * and as PDF.
 */
const resultEntries = async function* (
  platform: Platform,
  token: TokenClaims,
  loaded: OpenCase,
  language: Language,
): AsyncGenerator<ZipEntry> {
  if (!isResultPublished(loaded.request.state)) return
  yield json('result/result.json', await getResultPage(platform, token, language))
  const { letters, scores } = await getOwnResults(platform, loaded, language)
  for (const score of scores) yield json(`result/score-${score.version}.json`, score)
  for (const { number, values, print } of letters) {
    yield json(`result/letter-${number}.json`, values)
    yield { name: `result/letter-${number}.pdf`, content: async () => asStream([await print()]) }
  }
}

const asStream = async function* (pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces
}

/**
 * Returns the content of a file; undefined if it is missing in the store, so that everything else is still exported.
 */
const findContent = async ({ store }: Platform, { id }: OwnFile): Promise<Readable | undefined> => {
  try {
    return await store.open(keysOf(id).file)
  } catch (error) {
    if (error instanceof StoreKeyMissing) return undefined
    throw error
  }
}
