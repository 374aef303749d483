import { ActionButton } from '@milgo/ui/action-button.tsx'
import { EmptyState } from '@milgo/ui/empty-state.tsx'
import { ProgressLine } from '@milgo/ui/progress-line.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { FileCheck } from 'lucide-react'
import type { KitWords } from '../kit-words.ts'
import { Showcase } from '../showcase.tsx'

export const WaitingSection = ({ kit }: { kit: KitWords }) => (
  <Showcase title={kit.sections.waiting}>
    <div className="flex flex-col gap-3">
      <p role="status" className="sr-only">
        {kit.loading}
      </p>
      <Skeleton className="h-7 w-2/5" />
      <Skeleton className="h-12.5 w-full" />
      <Skeleton className="h-12.5 w-full" />
    </div>
    <ProgressLine label={kit.loading} percent={null} />
    <EmptyState
      icon={<FileCheck />}
      title={kit.empty.title}
      text={kit.empty.text}
      action={<ActionButton variant="secondary">{kit.empty.action}</ActionButton>}
    />
  </Showcase>
)
