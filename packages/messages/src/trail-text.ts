import { StaffRole } from '@milgo/domain/staff/staff-role'
import { fill } from './fill.ts'
import { findWord, type WordTree } from './find-word.ts'
import type { office } from './he/office.ts'
import type { officeContent } from './he/office-content.ts'
import type { officeDictionaries } from './he/office-dictionaries.ts'
import type { officeJobs } from './he/office-jobs.ts'
import type { officePeriods } from './he/office-periods.ts'
import type { officeQueue } from './he/office-queue.ts'
import type { officeStaff } from './he/office-staff.ts'
import type { officeStatuses } from './he/office-status.ts'
import type { officeTemplates } from './he/office-templates.ts'
import type { officeTrail } from './he/office-trail.ts'
import type { statusEvents } from './he/status.ts'
import { momentText } from './moment-text.ts'
import type { WordsLike } from './words.ts'

type Details = Readonly<Record<string, string>>

/** An entry of the audit trail, or an event in the history of one request. */
type Row = {
  readonly action: string | null
  readonly event: string | null
  readonly details: Details
  readonly about: { readonly name: string } | null
}

export type TrailWords = WordsLike<{
  readonly office: Pick<typeof office, 'roles'>
  readonly officeContent: Pick<typeof officeContent, 'kinds' | 'flag'>
  readonly officeDictionaries: Pick<typeof officeDictionaries, 'names'>
  readonly officeJobs: Pick<typeof officeJobs, 'scheduled'>
  readonly officePeriods: Pick<typeof officePeriods, 'values'>
  readonly officeQueue: Pick<typeof officeQueue, 'documents' | 'exportColumns'>
  readonly officeStaff: Pick<typeof officeStaff, 'proposals'>
  readonly officeTemplates: Pick<typeof officeTemplates, 'names'>
  readonly officeTrail: typeof officeTrail
  readonly statuses: typeof officeStatuses
  readonly statusEvents: typeof statusEvents
}>

/** Isolates a name or number from the sentence around it, in either direction of text. */
type Isolate = (text: string) => string

const wordOf = (words: WordTree, code: string): string => findWord(words, code) ?? code

const listIn = (text: string | undefined): readonly string[] =>
  (text ?? '').split(/[ ,]+/).filter((one) => one !== '')

const dayText = (day: string): string => day.split('-').reverse().join('.')

/** Returns what a call by acting staff did. */
const actOf = (call: string): 'read' | 'save' | 'upload' | 'remove' | 'another' => {
  if (call.startsWith('GET ')) return 'read'
  if (call.endsWith('/save')) return 'save'
  if (call.includes('/upload-file/')) return 'upload'
  return call.includes('/delete-file/') ? 'remove' : 'another'
}

const eventText = ({ event }: Details, statusEvents: WordTree): string | undefined =>
  event === undefined ? undefined : findWord(statusEvents, event)

/** Returns what was done; the code of an action that has no text here, such as one of a later version. */
export const trailActText = (
  { action, event, details }: Row,
  { officeTrail, statusEvents }: TrailWords,
): string => {
  if (action === null) return wordOf(statusEvents, event ?? '')
  // An event that leaves the status as it was is called by its own name.
  if (action === 'request-moved' && details['from'] === details['to'])
    return eventText(details, statusEvents) ?? officeTrail.actions['request-moved']
  const ahead = details['preview'] === undefined ? undefined : findWord(officeTrail.loadedAhead, action)
  return ahead ?? wordOf(officeTrail.actions, action)
}

/** Returns the details of an entry as text. Ids, hashes and technical names are left out. */
export const trailDetailLines = (
  { action, details, about }: Row,
  words: TrailWords,
  isolate: Isolate,
): readonly string[] => {
  const { officeTrail, office, officeStaff, officeQueue, officeTemplates, officeContent, statuses } = words
  const { details: texts, purposes, numbers } = officeTrail

  const withValue = (text: string, value: string | undefined): readonly string[] =>
    value === undefined || value === '' ? [] : [fill(text, { value: isolate(value) })]
  const named = (text: string, names: WordTree, code: string | undefined): readonly string[] =>
    withValue(text, code === undefined ? undefined : wordOf(names, code))

  const moved = (change: Details): readonly string[] => {
    const { from, to } = change
    if (!from || !to || from === to) return []
    const cause = action === 'request-moved' ? eventText(change, words.statusEvents) : undefined
    return [
      ...(cause === undefined ? [] : [cause]),
      fill(texts.move, { from: wordOf(statuses, from), to: wordOf(statuses, to) }),
    ]
  }
  const content = ({ kind, key, title, version, restores, publishAt }: Details): readonly string[] => {
    const kindText = kind === undefined ? undefined : findWord(officeContent.kinds, kind)
    if (kindText === undefined || key === undefined) return withValue(texts.version, version)
    const name = kind === 'message-template' ? wordOf(officeTemplates.names, key) : title || key
    return [
      fill(texts.text, { kind: kindText, name: isolate(name) }),
      ...withValue(texts.version, version),
      ...withValue(texts.restores, restores),
      ...withValue(texts.publishAt, publishAt && momentText(new Date(publishAt))),
    ]
  }
  const imported = ({ dictionary, added = '0', changed = '0' }: Details): readonly string[] =>
    dictionary === undefined
      ? []
      : [
          fill(texts.dictionary, {
            name: wordOf(words.officeDictionaries.names, dictionary),
            added,
            changed,
          }),
        ]
  const worked = (
    { change, until, added, removed }: Details,
    name: string | undefined,
  ): readonly string[] => {
    if (change === 'left')
      return [texts.work.left, name ? fill(texts.work.assign, { name }) : texts.work.unassign]
    if (change === 'assign') return [name ? fill(texts.work.assign, { name }) : texts.work.unassign]
    if (change === 'hold') return [fill(texts.work.hold, { until: isolate(dayText(until ?? '')) })]
    if (change === 'label')
      return [fill(texts.work.label, { added: added || texts.nothing, removed: removed || texts.nothing })]
    return change === 'release' || change === 'undo' ? [texts.work[change]] : []
  }
  const proposed = ({ change, email }: Details, name: string | undefined): readonly string[] => {
    const kind = change === undefined ? undefined : findWord(officeStaff.proposals.kinds, change)
    return kind === undefined
      ? []
      : withValue(texts.staffChange, fill(kind, { name: name ?? isolate(email ?? '') }))
  }

  const name = about ? isolate(about.name) : undefined
  const roles = listIn(details['roles'])
    .map((role) => StaffRole.safeParse(role))
    .flatMap((role) => (role.success ? [office.roles[role.data]] : []))
  const isWork = action === 'request-work-changed'
  return [
    ...(name && !isWork ? [fill(texts.about, { name })] : []),
    ...(isWork ? worked(details, name) : moved(details)),
    ...proposed(details, name),
    ...withValue(texts.reason, details['reason']),
    ...named(texts.purpose, purposes, details['purpose']),
    ...(action === 'number-revealed' ? named(texts.number, numbers, details['number']?.toUpperCase()) : []),
    ...named(texts.document, officeQueue.documents, details['document']),
    ...(details['call'] === undefined ? [] : [officeTrail.acting[actOf(details['call'])]]),
    ...withValue(texts.roles, roles.join(' · ')),
    ...content(details),
    ...named(texts.template, officeTemplates.names, details['template']),
    ...periodChanges(details, words, isolate),
    ...imported(details),
    ...withValue(
      texts.columns,
      listIn(details['columns'])
        .map((column) => wordOf(officeQueue.exportColumns, column))
        .join(', '),
    ),
    ...named(texts.job, words.officeJobs.scheduled.names, details['job']),
    ...withValue(texts.batch, details['batch']),
    ...(action === 'batch-downloaded' || action === 'dictionary-imported'
      ? withValue(texts.file, details['file'])
      : []),
    ...withValue(texts.rows, details['rows']),
    ...(action === 'release-changed' && details['event'] !== undefined
      ? [wordOf(officeTrail.releases, details['event'])]
      : []),
  ]
}

/** Returns the old or the new values of a period. The trail contains only values that are one word long. */
const valuesIn = (text: string | undefined): Readonly<Record<string, unknown>> => {
  try {
    const read: unknown = JSON.parse(text ?? '{}')
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch {
    return {}
  }
}

/** Returns the period of an entry and its changed values, with the texts of the period's page. */
const periodChanges = (
  { period, copyOf, before, changed, was, is }: Details,
  words: TrailWords,
  isolate: Isolate,
): readonly string[] => {
  const { officeTrail, officePeriods, officeContent } = words
  const { details: texts } = officeTrail
  const shown = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return texts.nothing
    if (typeof value === 'boolean') return value ? officeContent.flag.on : officeContent.flag.off
    const isMoment = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
    return isolate(isMoment ? momentText(new Date(value)) : String(value))
  }
  if (period === undefined) return []
  const [old, young] = [valuesIn(was), valuesIn(is)]
  const names = (changed ?? '').split(', ').filter((name) => name !== '')
  const nameOf = (name: string) => findWord(officePeriods.values, name) ?? name
  const whole = names.filter((name) => !(name in young))
  return [
    fill(texts.period, { value: isolate(period) }),
    ...(copyOf ? [fill(texts.copyOf, { value: isolate(copyOf) })] : []),
    ...(before ? [fill(texts.before, { value: isolate(before) })] : []),
    ...names
      .filter((name) => name in young)
      .map((name) =>
        fill(texts.changedFrom, { name: nameOf(name), was: shown(old[name]), is: shown(young[name]) }),
      ),
    ...(whole.length > 0 ? [fill(texts.changed, { value: whole.map(nameOf).join(', ') })] : []),
  ]
}
