import { FieldsSkeleton } from '@milgo/form/fields-skeleton.tsx'
import { VisuallyHidden } from '@milgo/ui/visually-hidden.tsx'
import { type ComponentProps, Suspense } from 'react'
import { PeriodNote } from '../../lib/period/period-note.tsx'
import { useAfterFirstDraw } from '../../lib/use-after-first-draw.ts'
import { useWords } from '../../lib/words.ts'
import { CheckFrame } from './check-frame.tsx'
import { CheckForm } from './later-screens.ts'
import { useOpeningWindow } from './use-opening-window.ts'

/** The state NEW: the opening window of the check, and under it the questions. */
export const FormScreen = (props: ComponentProps<typeof CheckForm>) => {
  const openingWindow = useOpeningWindow(props.form, props.restored)
  // The code of the questions loads while the window is read.
  const showsForm = useAfterFirstDraw()
  return (
    <CheckFrame>
      <PeriodNote />
      {showsForm ? (
        <Suspense fallback={<LoadingForm />}>
          <CheckForm {...props} />
        </Suspense>
      ) : (
        <LoadingForm />
      )}
      {openingWindow}
    </CheckFrame>
  )
}

const LoadingForm = () => {
  const { shell } = useWords()
  return (
    <div aria-busy="true">
      <VisuallyHidden>{shell.loading}</VisuallyHidden>
      <FieldsSkeleton />
    </div>
  )
}
