import { ComboboxField } from '@milgo/ui/combobox-field.tsx'
import { useState } from 'react'
import type { KitWords } from './kit-words.ts'
import { placeNames } from './place-names.ts'

const places = placeNames.map((label, index) => ({ value: String(index + 1), label }))

/** The combobox with the whole list, beside a plain list to compare it with (bench/combobox.ts). */
export const ComboboxBench = ({ kit }: { kit: KitWords }) => {
  const [value, setValue] = useState<string | null>(null)
  const [mounted, setMounted] = useState(1)
  const [bareItems, setBareItems] = useState(0)
  return (
    <main className="page-column flex flex-col items-start gap-6 py-10">
      <h1>{kit.title}</h1>
      <ComboboxField
        key={mounted}
        id={`mounted-${mounted}`}
        label={kit.fields.city}
        words={kit.combobox}
        options={places}
        value={value}
        onChange={setValue}
        unlisted={undefined}
        onUnlisted={() => {}}
      />
      <button type="button" id="mount" onClick={() => setMounted(mounted + 1)}>
        {kit.members.add}
      </button>
      <button type="button" id="bare" onClick={() => setBareItems(bareItems === 0 ? 30 : 0)}>
        {kit.table.caption}
      </button>
      <ul>
        {places.slice(0, bareItems).map((place) => (
          <li key={place.value}>{place.label}</li>
        ))}
      </ul>
    </main>
  )
}
