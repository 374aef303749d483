import type { Readable } from 'node:stream'
import type { SentFile } from '@milgo/contracts/sent-file'
import { steps } from '@milgo/domain/application/steps'
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
import { fileNameOf, keysOf } from '../files/file-keys.ts'
import { isReadable, stateOf } from '../files/file-reference.ts'
import { getAreaDetails } from '../personal-area/get-area-details.ts'
import { getOwnCase } from '../requests/get-case.ts'
import { printSnapshot } from '../requests/get-submitted-copy.ts'
import { numberOf, type OpenCase } from '../requests/request-case.ts'
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
 * All that is held about a student, as far as they may know it before publication, in one archive. It is read piece by
 * piece while it is sent, since the files of one student may be hundreds of megabytes.
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
    try {
      yield* zipStream(entries, loaded.now)
    } catch (error) {
      await uncountExport(platform, limit)
      throw error
    }
  }
  return { name: 'milgo-my-data.zip', content: content() }
}

type Loaded = Awaited<ReturnType<typeof getOwnCase>>

const json = (name: string, value: unknown): ZipEntry => ({
  name,
  content: () => [Buffer.from(`${JSON.stringify(value, null, 2)}\n`)],
})

/** A message with its words and without what they were written from. */
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
  const { account, logins, files, messages } = await findOwnData(platform, student.id)
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
    const number = numberOf({ ...loaded, request })
    for (const row of snapshots) {
      const snapshot = openSnapshot(vault, request.id, row)
      yield json(`sent/${row.number}.json`, snapshot)
      const printed = async () => [(await printSnapshot(platform, number, snapshot)).content as Uint8Array]
      yield { name: `sent/${row.number}.pdf`, content: async () => asStream(await printed()) }
    }
  }
  const appeal = request && (await findStoredAppeal(platform, request.id))
  if (appeal)
    for (const { version, sentAt, sent } of appeal.versions)
      yield json(`appeal/${version}.json`, { sent_at: sentAt.toISOString(), ...sent })
  if (request) yield* resultEntries(platform, token, { ...loaded, request }, language)
  yield json('history.json', timeline)
  yield json('views.json', { views: await countViews(platform, student.id, findViewsEnd(timeline)) })
  const sent = (db: Queryable) =>
    Promise.all(messages.map((message) => asItWasSent(platform.config, db, message)))
  yield json('messages.json', await platform.database.read(sent))
  yield json(
    'files.json',
    files.map((file) => ({ ...file, name: fileNameOf(file) })),
  )
  for (const file of files) {
    const content = isReadable(stateOf(file, platform.scanner))
      ? await findContent(platform, file)
      : undefined
    if (content) yield { name: `files/${fileNameOf(file)}`, content: () => content }
  }
}

/** The published result with its payments, every score that was told, and every letter as values and as paper. */
const resultEntries = async function* (
  platform: Platform,
  token: TokenClaims,
  loaded: OpenCase,
  language: Language,
): AsyncGenerator<ZipEntry> {
  if (loaded.request.state.publishState === '0') return
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

/** A file whose bytes are lost is no reason to withhold everything else; its row is in the list. */
const findContent = async ({ store }: Platform, { id }: OwnFile): Promise<Readable | undefined> => {
  try {
    return await store.open(keysOf(id).file)
  } catch (error) {
    if (error instanceof StoreKeyMissing) return undefined
    throw error
  }
}
