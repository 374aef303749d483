import { fieldIdOf } from '@milgo/form/field-place.ts'
import { useForm } from '@milgo/form/form-context.tsx'
import { fill } from '@milgo/messages/fill'
import { Banner } from '@milgo/ui/banner.tsx'
import { StatusRegion } from '@milgo/ui/status-region.tsx'
import type { DocumentFiles } from '../../../request/files/document-files.ts'
import { useInfected } from '../../../request/files/use-document-files.ts'
import { DocumentLink } from './document-link.tsx'
import { useDocumentsWords } from './documents-words.ts'

type Props = {
  readonly files: DocumentFiles
  readonly isSent: boolean
  /** Goes to the field of a document; undefined where nothing can be changed. */
  readonly goToDocument: ((fieldId: string) => void) | undefined
}

/** Lists on top of the step the files that were removed as infected, because their fields may be far below. */
export const InfectedFiles = ({ files, isSent, goToDocument }: Props) => {
  const { infected } = useDocumentsWords().documentsStep
  const { store } = useForm()
  const shown = useInfected(files).filter(({ place }) => store.shown().ids.has(place.questionId))
  return (
    <StatusRegion className="flex flex-col gap-3">
      {shown.map(({ place, fileName }) => (
        <Banner
          key={fieldIdOf(place)}
          tone="attention"
          action={
            goToDocument && (
              <DocumentLink
                place={place}
                text={infected.replace}
                label={`${infected.replace}: ${fileName}`}
                goToDocument={goToDocument}
              />
            )
          }
        >
          {fill(isSent ? infected.sent : infected.text, { name: fileName })}
        </Banner>
      ))}
    </StatusRegion>
  )
}
