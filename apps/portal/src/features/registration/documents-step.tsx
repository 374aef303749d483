import { cardStyle } from '@milgo/ui/card-style.ts'
import { useRegistrationWords } from './registration-words.ts'

/** Until documents can be uploaded this says so, and that nothing is lost. */
export const DocumentsStep = () => {
  const { documents } = useRegistrationWords().registration
  return (
    <section className={`${cardStyle} flex flex-col gap-2 p-6 max-sm:p-4`}>
      <h2 className="text-title">{documents.title}</h2>
      <p className="max-w-measure text-ink-soft">{documents.soon}</p>
    </section>
  )
}
