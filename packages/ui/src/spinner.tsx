import { LoaderCircle } from 'lucide-react'

/** Shows that work is under way. The text beside it says which. */
export const Spinner = () => (
  <LoaderCircle aria-hidden="true" className="size-5 shrink-0 animate-spin motion-reduce:animate-none" />
)
