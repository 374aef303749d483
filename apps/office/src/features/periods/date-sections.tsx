import { eligibilityRuleCodes } from '@milgo/domain/eligibility/codes'
import { CheckboxField } from '@milgo/ui/checkbox-field.tsx'
import { DateField } from '@milgo/ui/date-field.tsx'
import { FieldGroup } from '@milgo/ui/field-group.tsx'
import { TextField } from '@milgo/ui/text-field.tsx'
import { MomentInput, noMoment } from '../../lib/moment-input.tsx'
import { useWords } from '../../lib/words.ts'
import { NumberInput } from './number-input.tsx'
import { Section } from './section.tsx'
import type { ValueInputs } from './value-inputs.ts'

const pair = 'grid gap-6 lg:grid-cols-2'

export const RegistrationSection = ({ values, set, errorOf }: ValueInputs) => {
  const { values: names, sections, help } = useWords().officePeriods
  return (
    <Section title={sections.registration}>
      <CheckboxField value={values.is_open} onChange={(is_open) => set({ is_open })} help={help.isOpen}>
        {names.isOpen}
      </CheckboxField>
      <div className={pair}>
        <MomentInput
          label={names.from}
          value={values.from}
          onChange={(from) => set({ from: from ?? noMoment })}
          error={errorOf('from')}
        />
        <MomentInput
          label={names.to}
          value={values.to}
          onChange={(to) => set({ to: to ?? noMoment })}
          error={errorOf('to')}
        />
      </div>
      <div className={pair}>
        <NumberInput
          label={names.draftRetentionDays}
          help={help.draftRetentionDays}
          value={values.draft_retention_days}
          onChange={(days) => set({ draft_retention_days: days ?? Number.NaN })}
          error={errorOf('draftRetentionDays')}
        />
      </div>
    </Section>
  )
}

export const ConditionsSection = ({ values, set, errorOf, isFixed }: ValueInputs) => {
  const { officePeriods, formFields } = useWords()
  const { values: names, sections, help, parts, eligibilityRules } = officePeriods
  const { reserve_window: window } = values
  const isWindowFixed = isFixed('reserveWindow')
  return (
    <Section title={sections.conditions}>
      <FieldGroup label={names.eligibilityRules} error={errorOf('eligibilityRules')}>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {eligibilityRuleCodes.map((code) => (
            <CheckboxField
              key={code}
              value={values.eligibility_rules[code]}
              onChange={(isChecked) =>
                set({ eligibility_rules: { ...values.eligibility_rules, [code]: isChecked } })
              }
            >
              {eligibilityRules[code]}
            </CheckboxField>
          ))}
        </div>
      </FieldGroup>
      <div className={pair}>
        <NumberInput
          label={`${names.ceilings} (₪)`}
          value={values.ceilings.otherScholarship}
          onChange={(amount) => set({ ceilings: { otherScholarship: amount ?? Number.NaN } })}
          error={errorOf('ceilings')}
        />
        <MomentInput
          label={names.ageDate}
          value={values.age_date}
          onChange={(moment) => set({ age_date: moment ?? noMoment })}
          error={errorOf('ageDate')}
          isReadOnly={isFixed('ageDate')}
          help={isFixed('ageDate') ? help.fixed : undefined}
        />
      </div>
      <FieldGroup
        label={names.reserveWindow}
        error={errorOf('reserveWindow')}
        help={isWindowFixed ? help.fixed : undefined}
      >
        <div className={pair}>
          <DateField
            label={parts.from}
            words={formFields.date}
            value={window.from || null}
            onChange={(day) => set({ reserve_window: { ...window, from: day ?? noMoment } })}
            isReadOnly={isWindowFixed}
          />
          <DateField
            label={parts.to}
            words={formFields.date}
            value={window.to || null}
            onChange={(day) => set({ reserve_window: { ...window, to: day ?? noMoment } })}
            isReadOnly={isWindowFixed}
          />
        </div>
      </FieldGroup>
    </Section>
  )
}

export const AnswersSection = ({ values, set, errorOf }: ValueInputs) => {
  const { officePeriods, formFields } = useWords()
  const { values: names, sections, help, parts } = officePeriods
  return (
    <Section title={sections.answers}>
      <FieldGroup label={names.expectedAnswers} error={errorOf('expectedAnswers')}>
        <div className="grid gap-6 lg:grid-cols-3">
          {(['he', 'ar', 'en'] as const).map((language) => (
            <TextField
              key={language}
              label={parts[language]}
              value={values.expected_answers[language]}
              onChange={(text) => set({ expected_answers: { ...values.expected_answers, [language]: text } })}
              input={{ autoComplete: 'off', maxLength: 60 }}
              isLtr={language === 'en'}
            />
          ))}
        </div>
      </FieldGroup>
      <div className={pair}>
        <DateField
          label={names.answersBy}
          help={help.answersBy}
          words={formFields.date}
          value={values.answers_by || null}
          onChange={(day, text) => set({ answers_by: day ?? (text.trim() === '' ? null : noMoment) })}
          error={errorOf('answersBy')}
        />
        <NumberInput
          label={names.correctionDays}
          value={values.correction_days}
          onChange={(days) => set({ correction_days: days ?? Number.NaN })}
          error={errorOf('correctionDays')}
        />
      </div>
      <CheckboxField value={values.is_appeals_open} onChange={(isOpen) => set({ is_appeals_open: isOpen })}>
        {names.isAppealsOpen}
      </CheckboxField>
      <div className={pair}>
        <MomentInput
          label={names.appealsFrom}
          value={values.appeals_from}
          onChange={(moment) => set({ appeals_from: moment })}
          isOptional
          error={errorOf('appealsFrom')}
        />
        <MomentInput
          label={names.appealsTo}
          value={values.appeals_to}
          onChange={(moment) => set({ appeals_to: moment })}
          isOptional
          error={errorOf('appealsTo')}
        />
      </div>
      <div className={pair}>
        <NumberInput
          label={names.appealDays}
          value={values.appeal_days}
          onChange={(days) => set({ appeal_days: days ?? Number.NaN })}
          error={errorOf('appealDays')}
        />
      </div>
    </Section>
  )
}
