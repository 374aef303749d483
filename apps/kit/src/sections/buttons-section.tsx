import { ActionButton } from '@milgo/ui/action-button.tsx'
import { IconButton } from '@milgo/ui/icon-button.tsx'
import { TextLink } from '@milgo/ui/text-link.tsx'
import { ArrowLeft, Mail, Trash2 } from 'lucide-react'
import { Showcase } from '../showcase.tsx'
import { Stateful } from '../stateful.tsx'
import type { KitWords } from '../words.ts'

export const ButtonsSection = ({ kit }: { kit: KitWords }) => (
  <Showcase title={kit.sections.buttons}>
    <div className="flex flex-wrap items-center gap-3">
      <ActionButton variant="primary">
        {kit.buttons.primary}
        <ArrowLeft aria-hidden="true" className="size-5 ltr:-scale-x-100" />
      </ActionButton>
      <ActionButton variant="secondary">
        <Mail aria-hidden="true" className="size-5" />
        {kit.buttons.secondary}
      </ActionButton>
      <ActionButton variant="quiet">{kit.buttons.quiet}</ActionButton>
      <ActionButton variant="danger">
        <Trash2 aria-hidden="true" className="size-5" />
        {kit.buttons.danger}
      </ActionButton>
      <IconButton label={kit.file.remove}>
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
    <div className="flex flex-wrap items-center gap-3">
      <ActionButton variant="primary" busyText={kit.buttons.busy}>
        {kit.buttons.primary}
      </ActionButton>
      <Stateful initial={false}>
        {(isBusy, setIsBusy) => (
          <ActionButton
            variant="secondary"
            busyText={isBusy ? kit.buttons.busy : undefined}
            onPress={() => setIsBusy(true)}
          >
            {kit.buttons.save}
          </ActionButton>
        )}
      </Stateful>
      <ActionButton variant="secondary" isDisabled>
        {kit.buttons.disabled}
      </ActionButton>
      <Stateful initial={0}>
        {(presses, setPresses) => (
          <ActionButton
            variant="primary"
            disabledReason={kit.buttons.heldReason}
            onPress={() => setPresses(presses + 1)}
          >
            {kit.buttons.held}
          </ActionButton>
        )}
      </Stateful>
    </div>
    <p className="flex flex-wrap gap-x-6 gap-y-2">
      <TextLink href="#terms">{kit.link.inside}</TextLink>
      <TextLink href="#office" newWindowText={kit.link.newWindow}>
        {kit.link.outside}
      </TextLink>
    </p>
  </Showcase>
)
