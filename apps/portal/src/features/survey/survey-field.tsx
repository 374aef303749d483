import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import type { ChoiceOption } from '@milgo/ui/choice-option.ts'
import { ComboboxField } from '@milgo/ui/combobox-field.tsx'
import { SelectField } from '@milgo/ui/select-field.tsx'
import { useState } from 'react'
import { useLanguage } from '../../lib/words.ts'
import { useSurveyWords } from './survey-words.ts'

type Props = {
  readonly id: string
  readonly label: string
  /** Of a long list one is found by typing. */
  readonly isLong: boolean
  readonly options: readonly ChoiceOption[]
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

export const SurveyField = ({ isLong, options, value, onChange, ...field }: Props) => {
  const { formFields, surveyTexts } = useSurveyWords()
  const language = useLanguage()
  const [unlisted, setUnlisted] = useState<string>()
  const { list } = formFields
  if (!isLong)
    return (
      <SelectField
        {...field}
        isRequired
        options={options}
        value={value || null}
        onChange={onChange}
        placeholder={surveyTexts.choose}
      />
    )
  return (
    <ComboboxField
      {...field}
      isRequired
      words={{
        ...list,
        results: (count) => counted(list.results, count, language),
        notInList: (text) => fill(list.notInList, { text }),
      }}
      options={options}
      value={value || null}
      onChange={(chosen) => {
        setUnlisted(undefined)
        onChange(chosen ?? '')
      }}
      unlisted={unlisted}
      onUnlisted={(text) => {
        setUnlisted(text)
        onChange('')
      }}
    />
  )
}
