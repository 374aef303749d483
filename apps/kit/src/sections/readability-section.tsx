import { type ReadabilityNote, readabilityTones } from '@milgo/domain/application/documents/readability'
import { fill } from '@milgo/messages/fill'
import { checkReadability } from '@milgo/readability/check-readability'
import { Banner } from '@milgo/ui/banner.tsx'
import { FileField } from '@milgo/ui/file-field.tsx'
import { useRef, useState } from 'react'
import type { KitWords } from '../kit-words.ts'
import { Showcase } from '../showcase.tsx'

/** An identity number of no real person, with a correct check digit. */
const sampleNumber = '123456782'

const samples = [
  { name: 'card', isIdImage: true },
  { name: 'document', isIdImage: false },
] as const

type Checked = { readonly fileName: string; readonly notes?: readonly ReadabilityNote[] }

const PictureSample = ({ kit, name, isIdImage }: (typeof samples)[number] & { kit: KitWords }) => {
  const [checked, setChecked] = useState<Checked>()
  const running = useRef<AbortController>(undefined)

  const check = (file: File) => {
    running.current?.abort()
    const started = new AbortController()
    running.current = started
    setChecked({ fileName: file.name })
    checkReadability(file, { isIdImage, identityNumber: sampleNumber }, started.signal).then(
      (notes) => setChecked({ fileName: file.name, notes }),
      () => {},
    )
  }
  const remove = () => {
    running.current?.abort()
    setChecked(undefined)
  }
  return (
    <div id={`picture-${name}`} className="flex flex-col gap-3">
      <FileField
        id={`file-picture-${name}`}
        label={fill(kit.pictures[name], { number: sampleNumber })}
        words={kit.file}
        accept={['image/*', '.pdf', '.xlsx']}
        state={checked ? { kind: 'uploaded', fileName: checked.fileName } : { kind: 'empty' }}
        onChoose={check}
        onCancel={remove}
        onRetry={remove}
        onView={() => {}}
        onRemove={remove}
      />
      <div role="status" aria-label={kit.readability.title} className="flex flex-col gap-3">
        {checked && checked.notes === undefined && <p>{kit.readability.checking}</p>}
        {checked?.notes?.map(({ code, params }) => (
          <Banner key={code} tone={readabilityTones[code]}>
            {fill(kit.readability.notes[code], params)}
          </Banner>
        ))}
        {checked?.notes?.length === 0 && <p>{kit.pictures.nothing}</p>}
      </div>
    </div>
  )
}

/** Runs the real check on any chosen picture. */
export const ReadabilitySection = ({ kit }: { kit: KitWords }) => (
  <Showcase title={kit.sections.readability}>
    <div className="grid gap-x-5 gap-y-6 md:grid-cols-2">
      {samples.map((sample) => (
        <PictureSample key={sample.name} kit={kit} {...sample} />
      ))}
    </div>
  </Showcase>
)
