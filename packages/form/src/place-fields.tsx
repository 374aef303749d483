import type { ReactNode } from 'react'
import type { FieldExtras } from './fields/field-input.ts'
import type { ListWords } from './fields/list-input.tsx'
import { useForm } from './form-context.tsx'
import { QuestionField } from './question-field.tsx'
import { useIsShown } from './use-form-state.ts'
import { isWritten } from './written-kinds.ts'

/** How much of the page's width a field takes on a wide screen. */
type Width = 'third' | 'half' | 'full'

const widths: Readonly<Record<Width, string>> = {
  third: 'field-cell sm:col-span-3 lg:col-span-2',
  half: 'field-cell sm:col-span-3',
  full: 'sm:col-span-6',
}

/** What a page adds to its fields beyond their rows. */
export type FieldsLayout = Readonly<
  Record<
    string,
    FieldExtras & { readonly width?: Width; readonly list?: ListWords; readonly note?: ReactNode }
  >
>

type Props = {
  readonly section: string
  readonly place: string
  readonly layout?: FieldsLayout
}

/** Draws the questions of one part of the page, in the order of the table. */
export const PlaceFields = ({ section, place, layout = {} }: Props) => {
  const { store } = useForm()
  const questions = store.model.form.questions.filter(
    (question) => question.section === section && question.place === place,
  )
  return (
    <div className="grid gap-x-5 gap-y-5 sm:grid-cols-6">
      {questions.map(({ id, kind }) => {
        const { width = isWritten[kind] ? 'half' : 'full', note, ...extras } = layout[id] ?? {}
        return <PlacedField key={id} id={id} width={width} note={note} extras={extras} />
      })}
    </div>
  )
}

type Placed = {
  readonly id: string
  readonly width: Width
  /** Shown under the field while the field is shown. */
  readonly note: ReactNode
  readonly extras: FieldExtras & { readonly list?: ListWords }
}

const PlacedField = ({ id, width, note, extras }: Placed) =>
  useIsShown(id) && (
    <>
      <div className={`min-w-0 ${widths[width]}`}>
        <QuestionField id={id} {...extras} />
        {width === 'full' && note}
      </div>
      {/* A narrow field is aligned with the field beside it, so its note gets a full row below both. */}
      {width !== 'full' && note && <div className={`min-w-0 empty:hidden ${widths.full}`}>{note}</div>}
    </>
  )
