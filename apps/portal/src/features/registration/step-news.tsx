import { StatusRegion } from '@milgo/ui/status-region.tsx'
import { useNews } from '@milgo/ui/use-news.ts'

/** Announces the step that was opened, because the heading that gets the focus is the same in every step. */
export const StepNews = ({ position }: { readonly position: string }) => (
  <StatusRegion className="sr-only">{useNews(position)}</StatusRegion>
)
