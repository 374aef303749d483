import { LoaderCircle } from 'lucide-react'

/** Something is going on; what, is said in words beside it. */
export const Spinner = () => (
  <LoaderCircle aria-hidden="true" className="size-5 shrink-0 animate-spin motion-reduce:animate-none" />
)
