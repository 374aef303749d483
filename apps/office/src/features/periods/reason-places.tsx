import { type ReturnReason, reasonPlaces } from '@milgo/domain/period/reasons'
import { places as english } from '@milgo/messages/en/places'
import { fill } from '@milgo/messages/fill'
import { places as hebrew } from '@milgo/messages/he/places'
import { CheckboxList } from '@milgo/ui/checkbox-list.tsx'
import { Collapsible } from '../../lib/collapsible.tsx'
import { useLanguage, useWords } from '../../lib/words.ts'

const placeNames = { he: hebrew.documents, en: english.documents }

type Props = {
  readonly reason: ReturnReason
  readonly onChange: (reason: ReturnReason) => void
}

/** The documents for which a reviewer is offered a reason; all of them while none is ticked. */
export const ReasonPlaces = ({ reason: { places = [], ...reason }, onChange }: Props) => {
  const { reason: words } = useWords().officePeriods
  const names = placeNames[useLanguage()]
  const summary =
    places.length === 0
      ? words.forAll
      : fill(words.forSome, { documents: places.map((place) => names[place]).join(', ') })
  return (
    <Collapsible className="lg:col-span-2" summary={summary} summaryStyle="min-h-11 font-medium">
      <CheckboxList
        label={words.documents}
        help={words.documentsHelp}
        isInColumns
        options={reasonPlaces.map((place) => ({ value: place, label: names[place] }))}
        value={places}
        onChange={(chosen) => onChange(chosen.length === 0 ? reason : { ...reason, places: [...chosen] })}
      />
    </Collapsible>
  )
}
