import { documentPlaces } from '@milgo/domain/application/documents/places'
import { useFormStatus } from '@milgo/form/use-form-state.ts'
import { counted } from '@milgo/messages/counted'
import { focusField } from '@milgo/ui/focus-field.ts'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { useLanguage } from '../../../../lib/words.ts'
import { useRegistrationWords } from '../../registration-words.ts'
import { useDocumentsWords } from '../documents-words.ts'
import { type DocumentPlaceName, sectionIdOf, useIsAsked } from '../place-progress.ts'

/** Lists the parts of the step beside it, with what is missing in each and a link to its first field. */
export const DocumentsOverview = () => {
  const { documentsStep } = useDocumentsWords()
  return (
    <nav aria-labelledby="documents-overview" className="flex flex-col gap-1.5">
      <h2 id="documents-overview" className="font-bold">
        {documentsStep.overview}
      </h2>
      <ul className="-mx-2">
        {documentPlaces.map((place) => (
          <Part key={place} place={place} />
        ))}
      </ul>
    </nav>
  )
}

const Part = ({ place }: { place: DocumentPlaceName }) => {
  const { places, registration } = useRegistrationWords()
  const { check } = registration
  const language = useLanguage()
  const { openAt, firstOpen } = useFormStatus()
  const missing = openAt[`documents.${place}`] ?? 0
  const target = firstOpen[`documents.${place}`] ?? sectionIdOf(place)
  const isAsked = useIsAsked(place)
  if (!isAsked) return null
  const isDone = missing === 0
  const Icon = isDone ? CircleCheck : CircleDashed
  return (
    <li>
      <a
        href={`#${target}`}
        onClick={(event) => {
          event.preventDefault()
          focusField(target)
        }}
        className="flex min-h-11 items-center gap-2.5 rounded-small px-2 py-1.5 text-small text-ink no-underline hover:bg-sunken"
      >
        <Icon aria-hidden="true" className={`size-5 shrink-0 ${isDone ? 'text-good' : 'text-sun-ink'}`} />
        <span className="flex min-w-0 flex-col">
          <span className="font-medium">{places.documents[place]}</span>
          <span className={isDone ? 'text-good' : 'text-sun-ink'}>
            {isDone ? check.complete : counted(check.missing, missing, language)}
          </span>
        </span>
      </a>
    </li>
  )
}
