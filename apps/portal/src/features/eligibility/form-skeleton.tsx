import { FieldsSkeleton } from '@milgo/form/fields-skeleton.tsx'
import { VisuallyHidden } from '@milgo/ui/visually-hidden.tsx'
import { useWords } from '../../lib/words.ts'
import { CheckFrame } from './check-frame.tsx'

/** Draws an outline while it is not known whether registration is open, and while the code of a screen loads. */
export const FormSkeleton = () => {
  const { shell } = useWords()
  return (
    <CheckFrame isLoading>
      <VisuallyHidden>{shell.loading}</VisuallyHidden>
      <FieldsSkeleton />
    </CheckFrame>
  )
}
