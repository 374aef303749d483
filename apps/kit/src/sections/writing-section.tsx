import { AmountField } from '@milgo/ui/amount-field.tsx'
import { DigitsField } from '@milgo/ui/digits-field.tsx'
import { PhoneField } from '@milgo/ui/phone-field.tsx'
import { TextAreaField } from '@milgo/ui/text-area-field.tsx'
import { TextField } from '@milgo/ui/text-field.tsx'
import { FieldStates } from '../field-states.tsx'
import type { KitWords } from '../kit-words.ts'
import { Showcase } from '../showcase.tsx'
import { Stateful } from '../stateful.tsx'

export const WritingSection = ({ kit }: { kit: KitWords }) => (
  <Showcase title={kit.sections.writing}>
    <FieldStates kit={kit} name="text" label={kit.fields.name} empty="" filled={kit.fields.nameValue}>
      {(field, initial) => (
        <Stateful initial={initial}>
          {(value, setValue) => <TextField {...field} value={value} onChange={setValue} />}
        </Stateful>
      )}
    </FieldStates>
    <FieldStates kit={kit} name="digits" label={kit.fields.account} empty="" filled="0012345">
      {(field, initial) => (
        <Stateful initial={initial}>
          {(value, setValue) => <DigitsField {...field} value={value} onChange={setValue} />}
        </Stateful>
      )}
    </FieldStates>
    <FieldStates kit={kit} name="phone" label={kit.fields.phone} empty="" filled="0501234567">
      {(field, initial) => (
        <Stateful initial={initial}>
          {(value, setValue) => <PhoneField {...field} value={value} onChange={setValue} />}
        </Stateful>
      )}
    </FieldStates>
    <FieldStates kit={kit} name="email" label={kit.fields.email} empty="" filled="dana@milgo.example">
      {(field, initial) => (
        <Stateful initial={initial}>
          {(value, setValue) => (
            <TextField
              {...field}
              isLtr
              input={{ type: 'email', inputMode: 'email', autoComplete: 'off', spellCheck: false }}
              value={value}
              onChange={setValue}
            />
          )}
        </Stateful>
      )}
    </FieldStates>
    <FieldStates kit={kit} name="amount" label={kit.fields.amount} empty="" filled="8400">
      {(field, initial) => (
        <Stateful initial={initial}>
          {(value, setValue) => <AmountField {...field} value={value} onChange={setValue} currency="₪" />}
        </Stateful>
      )}
    </FieldStates>
    <FieldStates kit={kit} name="area" label={kit.fields.gap} empty="" filled={kit.fields.gapValue}>
      {(field, initial) => (
        <Stateful initial={initial}>
          {(value, setValue) => (
            <TextAreaField {...field} value={value} onChange={setValue} maxLength={200} />
          )}
        </Stateful>
      )}
    </FieldStates>
  </Showcase>
)
