import type { DictionaryReport } from '@milgo/contracts/office/dictionary-fields'
import type { ImportedDictionary } from '@milgo/domain/period/imported-dictionary'
import { counted } from '@milgo/messages/counted'
import { fill, type Params } from '@milgo/messages/fill'
import { inGroups } from '@milgo/messages/in-groups'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { Stat } from '@milgo/ui/stat.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useState } from 'react'
import { ActionRow } from '../../lib/action-row.tsx'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { isolated } from '../../lib/isolated.ts'
import { uploadFile } from '../../lib/upload-file.ts'
import { useLanguage, useWords } from '../../lib/words.ts'

type Props = {
  readonly file: File
  readonly dictionary: ImportedDictionary
  readonly report: DictionaryReport
  readonly onApplied: () => void
}

/** The result of a check, and the import of exactly the checked file. */
export const CheckedFile = ({ file, dictionary, report, onApplied }: Props) => {
  const { report: words, names } = useWords().officeDictionaries
  const { isBusy, failure, submit } = useSubmit()
  const [applied, setApplied] = useState<DictionaryReport>()
  const shown = applied ?? report
  const isDone = applied !== undefined && isTaken(applied)
  const apply = () =>
    void submit(async () => {
      const path = `/office/dictionaries/${dictionary}/apply/${report.sha256}`
      setApplied(await uploadFile<DictionaryReport>(path, file))
      onApplied()
    })
  return (
    <section
      aria-labelledby="checked-file"
      aria-live="polite"
      className={`${cardStyle} flex flex-col gap-4 p-6`}
    >
      <h2 id="checked-file" className="text-lead">
        {words.title}
      </h2>
      <p className="text-small text-ink-soft">
        {fill(words.of, { file: isolated(report.file_name), dictionary: names[dictionary] })}
      </p>
      <FailureBanner title={words.applyFailed} failure={failure} />
      <Problems report={shown} />
      {isTaken(shown) && (
        <div className="grid gap-4 sm:grid-cols-3">
          <Stat label={words.read} value={inGroups(shown.read)} />
          <Stat label={words.added} value={inGroups(shown.added)} />
          <Stat label={words.changed} value={inGroups(shown.changed)} />
        </div>
      )}
      {isDone && (
        <Banner tone="good">{fill(words.done, { added: applied.added, changed: applied.changed })}</Banner>
      )}
      {!isDone && isTaken(shown) && hasChanges(shown) && (
        <ActionRow note={words.rest}>
          <ActionButton variant="primary" onPress={apply} busyText={isBusy ? words.applying : undefined}>
            {words.apply}
          </ActionButton>
        </ActionRow>
      )}
      {!isDone && isTaken(shown) && !hasChanges(shown) && <Banner tone="info">{words.nothing}</Banner>}
    </section>
  )
}

const isTaken = ({ refusal, problem_count }: DictionaryReport): boolean =>
  refusal === null && problem_count === 0

const hasChanges = ({ added, changed }: DictionaryReport): boolean => added + changed > 0

/** Why the file cannot be imported: it belongs to another dictionary, is unreadable, or has invalid rows. */
const Problems = ({
  report: { refusal, belongs_to, problems, problem_count },
}: {
  report: DictionaryReport
}) => {
  const { officeDictionaries, officeImports } = useWords()
  const { report: words, names } = officeDictionaries
  const language = useLanguage()
  if (belongs_to !== null)
    return <Banner tone="bad">{fill(words.otherDictionary, { dictionary: names[belongs_to] })}</Banner>
  if (refusal !== null)
    return (
      <Banner tone="bad" title={words.refused}>
        <p>{fill(officeImports.file[refusal.code], isolatedParams(refusal.params))}</p>
      </Banner>
    )
  if (problem_count === 0) return null
  const rest = problem_count - problems.length
  const lines = problems.map(({ row, reasons }) => ({
    row,
    reasons: reasons
      .map(({ code, params }) => fill(officeImports.rows[code], isolatedParams(params)))
      .join('; '),
  }))
  return (
    <Banner tone="bad" title={counted(words.problems, problem_count, language)}>
      <ul className="mt-1 flex max-h-80 flex-col gap-1 overflow-auto text-small">
        {lines.map((line) => (
          <li key={`${line.row} ${line.reasons}`}>{fill(officeImports.row, line)}</li>
        ))}
        {rest > 0 && <li>{fill(officeImports.more, { count: inGroups(rest) })}</li>}
      </ul>
    </Banner>
  )
}

/** Isolates the values, because columns and values of a file may be of either direction. */
const isolatedParams = (params: Params): Params =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, isolated(String(value))]))
