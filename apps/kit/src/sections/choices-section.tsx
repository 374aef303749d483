import { fill } from '@milgo/messages/fill'
import { ChoiceCards } from '@milgo/ui/choice-cards.tsx'
import { ComboboxField } from '@milgo/ui/combobox-field.tsx'
import { SelectField } from '@milgo/ui/select-field.tsx'
import { YesNo } from '@milgo/ui/yes-no.tsx'
import { useMemo } from 'react'
import { FieldStates } from '../field-states.tsx'
import type { KitWords } from '../kit-words.ts'
import { Showcase } from '../showcase.tsx'
import { Stateful } from '../stateful.tsx'
import { localities, longNames } from './localities.ts'

const genders = ['male', 'female', 'another'] as const
const years = ['first', 'second', 'third', 'later', 'closed'] as const

type Chosen = { readonly value: string | null; readonly unlisted?: string }

export const ChoicesSection = ({ kit }: { kit: KitWords }) => {
  const longPlaces = useMemo(() => longNames(kit.longPlace), [kit])
  const places = useMemo(() => localities((number) => fill(kit.place, { number })), [kit])
  return (
    <Showcase title={kit.sections.choices}>
      <FieldStates<boolean | null>
        kit={kit}
        name="yes-no"
        label={kit.fields.reservist}
        empty={null}
        filled={true}
      >
        {(field, initial) => (
          <Stateful initial={initial}>
            {(value, setValue) => <YesNo {...field} words={kit} value={value} onChange={setValue} />}
          </Stateful>
        )}
      </FieldStates>
      <FieldStates<(typeof genders)[number] | null>
        kit={kit}
        name="cards"
        label={kit.fields.gender}
        empty={null}
        filled="female"
      >
        {(field, initial) => (
          <Stateful initial={initial}>
            {(value, setValue) => (
              <ChoiceCards
                {...field}
                options={genders.map((gender) => ({ value: gender, label: kit.genders[gender] }))}
                value={value}
                onChange={setValue}
              />
            )}
          </Stateful>
        )}
      </FieldStates>
      <FieldStates<(typeof years)[number] | null>
        kit={kit}
        name="select"
        label={kit.fields.year}
        empty={null}
        filled="second"
      >
        {(field, initial) => (
          <Stateful initial={initial}>
            {(value, setValue) => (
              <SelectField
                {...field}
                placeholder={kit.choose}
                options={years.map((year) => ({
                  value: year,
                  label: kit.years[year],
                  isDisabled: year === 'closed',
                }))}
                value={value}
                onChange={setValue}
              />
            )}
          </Stateful>
        )}
      </FieldStates>
      <FieldStates<string | null> kit={kit} name="combobox" label={kit.fields.city} empty={null} filled="120">
        {(field, initial) => (
          <Stateful<Chosen> initial={{ value: initial }}>
            {({ value, unlisted }, setChosen) => (
              <ComboboxField
                {...field}
                words={kit.combobox}
                options={places}
                value={value}
                onChange={(chosen) => setChosen({ value: chosen })}
                unlisted={unlisted}
                onUnlisted={(text) => setChosen({ value, unlisted: text })}
              />
            )}
          </Stateful>
        )}
      </FieldStates>
      <div className="max-w-[360px]">
        <Stateful<Chosen> initial={{ value: '150' }}>
          {({ value, unlisted }, setChosen) => (
            <ComboboxField
              id="combobox-long"
              label={kit.longPlace}
              words={kit.combobox}
              options={longPlaces}
              value={value}
              onChange={(chosen) => setChosen({ value: chosen })}
              unlisted={unlisted}
              onUnlisted={(text) => setChosen({ value, unlisted: text })}
            />
          )}
        </Stateful>
      </div>
    </Showcase>
  )
}
