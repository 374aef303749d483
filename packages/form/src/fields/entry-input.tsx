import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { Button } from '@milgo/ui/button.tsx'
import { ComboboxField } from '@milgo/ui/combobox-field.tsx'
import { FieldGroup } from '@milgo/ui/field-group.tsx'
import { SelectField } from '@milgo/ui/select-field.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { TextField } from '@milgo/ui/text-field.tsx'
import { VisuallyHidden } from '@milgo/ui/visually-hidden.tsx'
import { useForm } from '../form-context.tsx'
import { findUnlisted, unlistedOf } from '../typed-values.ts'
import { useEntries } from '../use-entries.ts'
import { type FieldInput, textIn } from './field-input.ts'

/**
 * Draws the field for an entry of a dictionary, found by typing; of a short one, chosen from the list. While the list
 * loads, a skeleton takes the field's space.
 */
export const EntryInput = ({ row, view, field, words, onChange, onBlur }: FieldInput<'entry'>) => {
  const list = words.formFields.list
  const { language, readDictionary } = useForm()
  const { options, isLoading, hasFailed, retry } = useEntries({
    dictionary: row.dictionary,
    language,
    readDictionary,
    isWithin: row.within !== undefined,
    within: view.within,
  })
  const unlisted = findUnlisted(view.value)
  const value = unlisted === undefined ? textIn(view) || null : null
  if (hasFailed)
    return (
      <FieldGroup {...field}>
        <p role="status">{list.failed}</p>
        <Button variant="secondary" onClick={retry} className="self-start">
          {list.retry}
        </Button>
      </FieldGroup>
    )
  if (isLoading)
    return (
      <div className="flex flex-col gap-1.5">
        <p className="min-h-7 font-medium">{field.label}</p>
        <VisuallyHidden>{list.loading}</VisuallyHidden>
        <Skeleton className="h-[50px]" />
      </div>
    )
  if (field.isReadOnly)
    return (
      <TextField
        {...field}
        value={options.find((option) => option.value === value)?.label ?? ''}
        onChange={() => {}}
      />
    )
  if (row.isShort)
    return (
      <SelectField
        {...field}
        options={options}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        placeholder={words.answerValues.choose}
      />
    )
  return (
    <ComboboxField
      {...field}
      words={{
        ...list,
        results: (count) => counted(list.results, count, language),
        notInList: (text) => fill(list.notInList, { text }),
        // Without a locality the list of neighbourhoods is empty whatever is typed, so the field says to choose the
        // locality first.
        noResults: row.within !== undefined && !view.within ? list.localityFirst : list.noResults,
      }}
      options={options}
      value={value}
      onChange={(chosen) => onChange(chosen ?? undefined)}
      unlisted={unlisted}
      onUnlisted={(text) => onChange(unlistedOf(text))}
      onBlur={onBlur}
    />
  )
}
