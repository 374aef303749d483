import { ageingLevels } from '@milgo/domain/queue/ageing'
import { madeAppeals } from '@milgo/domain/queue/appeal-filter'
import { noAward } from '@milgo/domain/queue/award-filter'
import { reviewDecisions } from '@milgo/domain/queue/decision'
import { queueFlags } from '@milgo/domain/queue/queue-row'
import { type QueueView, queueFilters } from '@milgo/domain/queue/queue-view'
import { noReason } from '@milgo/domain/queue/reason-filter'
import { listedStatuses } from '@milgo/domain/queue/standard-views'
import { CheckboxList } from '@milgo/ui/checkbox-list.tsx'
import { DigitsField } from '@milgo/ui/digits-field.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { SelectField } from '@milgo/ui/select-field.tsx'
import { TextField } from '@milgo/ui/text-field.tsx'
import { useState } from 'react'
import { useWords } from '../../lib/words.ts'
import { DayRangeFields } from './day-range-fields.tsx'
import { awardText, type FilterReader, reasonText, returnedText } from './filter-text.ts'
import { ScoreRangeFields } from './score-range-fields.tsx'

type Name = keyof QueueView
const names = Object.keys(queueFilters) as Name[]

type Props = {
  readonly first: Name
  readonly view: QueueView
  readonly reader: FilterReader
  readonly onApply: (view: QueueView) => void
  readonly onClose: () => void
}

type Option = { readonly value: string; readonly label: string }

/** Returns the options of a filter with several values. Other filters have a field of their own. */
const optionsOf = (name: Name, reader: FilterReader): readonly Option[] => {
  const { words, choices } = reader
  const { filterValues } = words
  switch (name) {
    case 'status':
    case 'left':
      return listedStatuses.map((value) => ({ value, label: reader.statuses[value] }))
    case 'institution':
      return choices?.institutions.map(({ id, name: label }) => ({ value: String(id), label })) ?? []
    case 'assignee':
      return [
        { value: 'me', label: filterValues.me },
        { value: 'none', label: filterValues.none },
        ...(choices?.colleagues.map(({ id, name: label }) => ({ value: id, label })) ?? []),
      ]
    case 'flags':
      return queueFlags.map((value) => ({ value, label: words.flags[value] }))
    case 'labels':
      return choices?.labels.map((value) => ({ value, label: value })) ?? []
    case 'language':
      return (['he', 'ar', 'en'] as const).map((value) => ({ value, label: filterValues.languages[value] }))
    case 'ageing':
      return ageingLevels.map((value) => ({ value, label: filterValues.ageing[value] }))
    case 'decision':
      return reviewDecisions.map((value) => ({ value, label: filterValues.decision[value] }))
    case 'reason':
      return [...(reader.reasons?.denying.map(({ code }) => code) ?? []), noReason].map((value) => ({
        value,
        label: reasonText(reader, value),
      }))
    case 'decidedBy':
      return [
        { value: 'me', label: filterValues.decisionMe },
        ...(choices?.colleagues.map(({ id, name: label }) => ({ value: id, label })) ?? []),
      ]
    case 'returned':
      return ['any', ...Object.keys(words.documents)].map((value) => ({
        value,
        label: returnedText(reader, value),
      }))
    case 'appeal':
      return madeAppeals.map((value) => ({ value, label: filterValues.appeal[value] }))
    case 'award':
      return [...(reader.awards?.amounts.filter((amount) => amount !== noAward) ?? []), noAward].map(
        (amount) => ({ value: String(amount), label: awardText(reader, amount) }),
      )
    case 'period':
    case 'hold':
    case 'waiting':
    case 'sent':
    case 'decided':
    case 'score':
      return []
  }
}

/** Lists longer than this have a search field. */
const longList = 12

/** Edits one filter: its name and its value. The text of the value is the same as in the address. */
export const FilterDialog = ({ first, view, reader, onApply, onClose }: Props) => {
  const { officeQueue: words } = useWords()
  const { filterDialog } = words
  const [name, setName] = useState<Name>(first)
  const [texts, setTexts] = useState<Readonly<Partial<Record<Name, string>>>>({})
  const [sought, setSought] = useState('')
  // The compiler cannot derive the filter's type from its name. Name and value belong to the same filter.
  const before = view[name] === undefined ? '' : queueFilters[name].write(view[name] as never)
  const text = texts[name] ?? before
  const setText = (next: string) => setTexts({ ...texts, [name]: next })
  const options = optionsOf(name, reader)
  const shown = options.filter(
    ({ label, value }) =>
      label.toLowerCase().includes(sought.trim().toLowerCase()) || text.split(',').includes(value),
  )
  const apply = () => {
    const { [name]: _before, ...rest } = view
    const value = queueFilters[name].read(text)
    onApply(value === undefined ? rest : { ...rest, [name]: value })
  }
  return (
    <ModalWindow
      isOpen
      header={filterDialog.title}
      positive={{ label: filterDialog.apply, onPress: apply }}
      negative={{ label: filterDialog.cancel, onPress: onClose }}
      onDismiss={onClose}
    >
      <SelectField
        label={filterDialog.kind}
        placeholder={filterDialog.choose}
        options={names.map((value) => ({ value, label: words.filters[value] }))}
        value={name}
        onChange={(next) => {
          setName(next)
          setSought('')
        }}
      />
      {name === 'waiting' && (
        <DigitsField label={filterDialog.days} value={text} onChange={setText} input={{ maxLength: 3 }} />
      )}
      {(name === 'sent' || name === 'decided') && (
        <DayRangeFields key={name} text={text} onChange={setText} />
      )}
      {name === 'score' && <ScoreRangeFields text={text} onChange={setText} />}
      {name === 'period' && (
        <SelectField
          label={words.filters.period}
          placeholder={filterDialog.choose}
          options={(reader.choices?.periods ?? []).map((value) => ({
            value,
            label: reader.nameOfPeriod(value),
          }))}
          value={text === '' ? null : text}
          onChange={setText}
        />
      )}
      {name === 'hold' && (
        <SelectField
          label={words.filters.hold}
          placeholder={filterDialog.choose}
          options={(['off', 'on'] as const).map((value) => ({
            value,
            label: words.filterValues.hold[value],
          }))}
          value={text === 'on' || text === 'off' ? text : null}
          onChange={setText}
        />
      )}
      {options.length > longList && (
        <TextField label={filterDialog.find} value={sought} onChange={setSought} />
      )}
      {name === 'labels' && options.length === 0 && <p className="text-ink-soft">{filterDialog.noLabels}</p>}
      {options.length > 0 && (
        <div className="max-h-72 overflow-y-auto pe-2">
          <CheckboxList
            label={words.filters[name]}
            options={shown}
            value={text.split(',').filter((one) => one !== '')}
            onChange={(chosen) => setText(chosen.join(','))}
          />
        </div>
      )}
    </ModalWindow>
  )
}
