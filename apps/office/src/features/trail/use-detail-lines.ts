import type { TrailRow } from '@milgo/contracts/office/trail-fields'
import { StaffRole } from '@milgo/domain/staff/staff-role'
import { fill } from '@milgo/messages/fill'
import { findWord, type WordTree } from '@milgo/messages/find-word'
import { momentText } from '@milgo/messages/moment-text'
import { dateTextOf } from '@milgo/ui/date-text.ts'
import { isolated } from '../../lib/isolated.ts'
import { useWords } from '../../lib/words.ts'
import { usePeriodChanges } from './use-period-changes.ts'

type Details = TrailRow['details']

const wordOf = (words: WordTree, code: string): string => findWord(words, code) ?? code

const listIn = (text: string | undefined): readonly string[] =>
  (text ?? '').split(/[ ,]+/).filter((one) => one !== '')

/** What a call in a student's name did; the export has the call itself. */
const actOf = (call: string): 'read' | 'save' | 'upload' | 'remove' | 'another' => {
  if (call.startsWith('GET ')) return 'read'
  if (call.endsWith('/save')) return 'save'
  if (call.includes('/upload-file/')) return 'upload'
  return call.includes('/delete-file/') ? 'remove' : 'another'
}

/** What an entry says beside who and what, in words; ids, hashes and machine names are left to the export. */
export const useDetailLines = () => {
  const words = useWords()
  const { officeTrail, office, officeStaff, officeQueue, officeTemplates, officeContent, statuses } = words
  const { details: texts, purposes, numbers } = officeTrail
  const periodChanges = usePeriodChanges()

  const withValue = (text: string, value: string | undefined): readonly string[] =>
    value === undefined || value === '' ? [] : [fill(text, { value: isolated(value) })]
  const named = (text: string, names: WordTree, code: string | undefined): readonly string[] =>
    withValue(text, code === undefined ? undefined : wordOf(names, code))

  const moved = ({ from, to }: Details): readonly string[] =>
    from && to && from !== to
      ? [fill(texts.move, { from: wordOf(statuses, from), to: wordOf(statuses, to) })]
      : []
  const content = ({ kind, key, title, version, restores, publishAt }: Details): readonly string[] => {
    const kindText = kind === undefined ? undefined : findWord(officeContent.kinds, kind)
    if (kindText === undefined || key === undefined) return withValue(texts.version, version)
    const name = kind === 'message-template' ? wordOf(officeTemplates.names, key) : title || key
    return [
      fill(texts.text, { kind: kindText, name: isolated(name) }),
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
    if (change === 'assign') return [name ? fill(texts.work.assign, { name }) : texts.work.unassign]
    if (change === 'hold') return [fill(texts.work.hold, { until: isolated(dateTextOf(until ?? '')) })]
    if (change === 'label')
      return [fill(texts.work.label, { added: added || texts.nothing, removed: removed || texts.nothing })]
    return change === 'release' || change === 'undo' ? [texts.work[change]] : []
  }
  const proposed = ({ change, email }: Details, name: string | undefined): readonly string[] => {
    const kind = change === undefined ? undefined : findWord(officeStaff.proposals.kinds, change)
    return kind === undefined
      ? []
      : withValue(texts.staffChange, fill(kind, { name: name ?? isolated(email ?? '') }))
  }

  return ({ action, details, about }: TrailRow): readonly string[] => {
    const name = about ? isolated(about.name) : undefined
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
      ...periodChanges(details),
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
}
