import type { PersonalArea } from '@milgo/contracts/core/get-personal-area'
import type { Snapshot } from '@milgo/domain/answers/snapshot'
import { validate } from '@milgo/domain/answers/validation'
import { isFlagged } from '@milgo/domain/application/documents/fix-mode'
import { type NeededDocument, neededDocuments } from '@milgo/domain/application/documents/registry'
import { applicationForm } from '@milgo/domain/application/form'
import { stepsFor } from '@milgo/domain/application/steps'
import { findExpectedAnswers } from '@milgo/domain/period/expected-answers'
import { reasonForStudent } from '@milgo/domain/period/reasons'
import { isAppealTimeOver } from '@milgo/domain/status/appeal-time'
import { shownStatus } from '@milgo/domain/status/display'
import { newRequest } from '@milgo/domain/status/request-state'
import type { TimelineEvent } from '@milgo/domain/status/shown-timeline'
import { guideKeyOf } from '@milgo/domain/status/status-guide'
import type { StudentAction } from '@milgo/domain/status/student-action'
import { studentActionsOf } from '@milgo/domain/status/student-actions'
import { studentDeadlines } from '@milgo/domain/status/student-deadlines'
import type { Language } from '@milgo/messages/languages'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { fileNameOf } from '../files/file-keys.ts'
import { isReadable, stateOf } from '../files/file-reference.ts'
import { getReasons } from '../periods/get-reasons.ts'
import { contextOf } from '../requests/application-context.ts'
import { getOwnCase } from '../requests/get-case.ts'
import { circumstancesOf, type OpenCase, type RequestCase, stepVersionOf } from '../requests/request-case.ts'
import { openSnapshot } from '../requests/sealed-snapshot.ts'
import { wholeAnswers } from '../requests/stored-answers.ts'
import { requestOnWire, userOnWire } from '../requests/user-on-wire.ts'
import { wordingOf } from '../requests/wording-of.ts'
import { findReplaced } from './find-replaced.ts'
import { getAreaDetails } from './get-area-details.ts'
import type { AreaDetails } from './repository.ts'

/** Returns everything that the personal area shows, as far as the student may know it. */
export const getPersonalArea = async (
  platform: Platform,
  token: TokenClaims,
  language: Language,
): Promise<PersonalArea> => {
  const loaded = await getOwnCase(platform, token)
  const { student, period, request, now } = loaded
  const details = await getAreaDetails(platform, student.id, request?.id)
  const state = request?.state ?? newRequest
  const circumstances = circumstancesOf(loaded)
  const { entitled = 0, due = 0, inFlight = 0 } = circumstances.money ?? {}
  const actions = studentActionsOf(state, circumstances)
  const { timeline } = details
  const shown = request && { status: shownStatus(state), publishState: state.publishState }
  const answers = wholeAnswers(platform.vault, loaded)
  const firstName = answers['firstName']
  const expected = findExpectedAnswers(period, now)
  const documents = await documentsWithLabels(platform, loaded, language)
  const mayFix = actions.includes('FIX_DOCUMENTS') || actions.includes('FIX_APPEAL')
  return {
    current_time: now.toISOString(),
    guide: guideKeyOf(shown, actions, {
      isAwarded: entitled > 0,
      isAppealOver: isAppealTimeOver(state, circumstances),
      isMoneyOwed: due + inFlight > 0,
    }),
    first_name: typeof firstName === 'string' && firstName !== '' ? firstName : null,
    user: userOnWire(platform, loaded, language),
    email: student.email,
    phone: student.phone,
    undelivered: details.undelivered,
    request: request ? requestOnWire({ ...loaded, request }) : null,
    last_movement_at: timeline.at(-1)?.at.toISOString() ?? null,
    expected_answers: expected?.[language] ?? expected?.he ?? null,
    steps: actions.includes('FILL_FORM') ? stepsOf(platform, loaded) : [],
    deadlines: deadlinesOf(loaded, timeline),
    timeline: timeline.map(({ event, at, snapshot }) => ({ event, at: at.toISOString(), copy: snapshot })),
    documents_to_fix:
      request && mayFix ? await fixesOf(platform, { ...loaded, request }, actions, documents, language) : [],
    ...sentOf(platform, loaded, details, documents),
    messages: details.messages.map(({ template, channel, createdAt, state: reached, deliveredAt }) => ({
      template,
      channel,
      created_at: instantOf(createdAt),
      state: reached,
      delivered_at: deliveredAt === null ? null : instantOf(deliveredAt),
    })),
  }
}

/** Converts a time of the database's JSON to the format of the wire. */
const instantOf = (text: string): string => new Date(text).toISOString()

type LabelledDocument = NeededDocument & { readonly label: string }

/** Returns the documents that the answers need now, with labels in the caller's language. */
const documentsWithLabels = async (
  platform: Platform,
  loaded: RequestCase,
  language: Language,
): Promise<readonly LabelledDocument[]> => {
  const lines = neededDocuments(wholeAnswers(platform.vault, loaded), contextOf(loaded))
  const wording = await wordingOf(platform, loaded, language, lines)
  return lines.map((line) => ({ ...line, label: wording.label(line) }))
}

const stepsOf = ({ vault }: Platform, loaded: RequestCase): PersonalArea['steps'] => {
  const context = contextOf(loaded)
  const issues = validate(applicationForm, wholeAnswers(vault, loaded), context)
  return stepsFor(context).map((step) => ({
    step: step.id,
    is_begun: stepVersionOf(loaded, step) > 0,
    missing: issues.filter(({ questionId }) =>
      step.section.questions.some((question) => question.id === questionId),
    ).length,
  }))
}

/** The event of the history that started the time of each deadline. */
const openedBy = {
  CORRECTION: 'RETURN_FOR_REPAIR',
  APPEAL_CORRECTION: 'RETURN_FOR_REPAIR',
  APPEAL: 'PUBLISH',
} as const

const deadlinesOf = (loaded: RequestCase, timeline: readonly TimelineEvent[]): PersonalArea['deadlines'] =>
  studentDeadlines(loaded.request?.state ?? newRequest, circumstancesOf(loaded)).map(({ kind, at }) => {
    const opened =
      kind === 'REGISTRATION'
        ? new Date(loaded.period.from)
        : timeline.findLast(({ event }) => event === openedBy[kind])?.at
    return { kind, at: at.toISOString(), from: opened?.toISOString() ?? null }
  })

const fixesOf = async (
  platform: Platform,
  loaded: OpenCase,
  actions: readonly StudentAction[],
  documents: readonly LabelledDocument[],
  language: Language,
): Promise<PersonalArea['documents_to_fix']> => {
  const { flags, periodId } = loaded.request
  const [reasons, replaced] = await Promise.all([
    getReasons(platform, periodId),
    findReplaced(platform, loaded, actions),
  ])
  return flags.map((flag) => ({
    ...flag,
    label: documents.find((line) => isFlagged(line, [flag]))?.label ?? null,
    reason_text: reasonForStudent(reasons, 'returning', flag.reason, language),
    note: flag.note ?? null,
    is_replaced: replaced.has(flag),
  }))
}

/** Returns the copies of what was sent, and a receipt for each file. */
const sentOf = (
  { vault, scanner }: Platform,
  { request }: RequestCase,
  { snapshots, files }: AreaDetails,
  documents: readonly LabelledDocument[],
): Pick<PersonalArea, 'copies' | 'files'> => {
  const sent = request
    ? snapshots.map((row) => ({ ...row, content: openSnapshot(vault, request.id, row) }))
    : []
  const labelOf = (fileName: string): string | null =>
    documents.find(({ value }) => value === fileName)?.label ??
    sent.map(({ content }) => labelIn(content, fileName)).find((label) => label !== undefined) ??
    null
  return {
    copies: sent.map(({ number, takenAt, content }) => ({
      number,
      sent_at: instantOf(takenAt),
      files: content.documents.length,
    })),
    files: files.map((file) => {
      const fileName = fileNameOf(file)
      const state = stateOf(file, scanner)
      return {
        file_name: fileName,
        original_file_name: file.originalName,
        label: labelOf(fileName),
        received_at: instantOf(file.storedAt),
        bytes: file.bytes,
        pages: file.pages ?? (file.format === 'jpeg' ? 1 : null),
        file_state: state,
        readable: isReadable(state),
        copies: sent
          .filter(({ content }) => labelIn(content, fileName) !== undefined)
          .map(({ number }) => number),
      }
    }),
  }
}

const labelIn = ({ documents }: Snapshot, fileName: string): string | undefined =>
  documents.find((document) => document.fileName === fileName)?.label
