import { fill } from '@milgo/messages/fill'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Button } from '@milgo/ui/button.tsx'
import { ButtonWithReason } from '@milgo/ui/button-with-reason.tsx'
import { IconButton } from '@milgo/ui/icon-button.tsx'
import { TextLink } from '@milgo/ui/text-link.tsx'
import { ArrowLeft, Mail, Trash2 } from 'lucide-react'
import type { KitWords } from '../kit-words.ts'
import { Showcase } from '../showcase.tsx'
import { Stateful } from '../stateful.tsx'

const Presses = ({ id, count, kit }: { id: string; count: number; kit: KitWords }) => (
  <span id={id} className="text-small text-ink-soft">
    {fill(kit.buttons.presses, { count })}
  </span>
)

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
      <Stateful initial={0}>
        {(presses, setPresses) => (
          <>
            <ActionButton
              variant="secondary"
              busyText={presses > 0 ? kit.buttons.busy : undefined}
              onPress={() => setPresses(presses + 1)}
            >
              {kit.buttons.save}
            </ActionButton>
            <Presses id="save-presses" count={presses} kit={kit} />
          </>
        )}
      </Stateful>
      <ActionButton variant="secondary" isDisabled>
        {kit.buttons.disabled}
      </ActionButton>
      <Stateful initial={0}>
        {(presses, setPresses) => (
          <>
            <ButtonWithReason
              variant="primary"
              disabledReason={kit.buttons.unavailableReason}
              onPress={() => setPresses(presses + 1)}
            >
              {kit.buttons.unavailable}
            </ButtonWithReason>
            <Presses id="unavailable-presses" count={presses} kit={kit} />
          </>
        )}
      </Stateful>
    </div>
    <div className="flex flex-wrap items-center gap-3 rounded-medium bg-deep p-5">
      <ActionButton variant="inverse">{kit.buttons.inverse}</ActionButton>
      <ActionButton variant="inverseSecondary">{kit.buttons.inverseSecondary}</ActionButton>
    </div>
    {/* A button without React Aria, for pages that have to appear at once. */}
    <div className="flex flex-wrap items-center gap-3">
      <Stateful initial={0}>
        {(presses, setPresses) => (
          <>
            <Button variant="secondary" onClick={() => setPresses(presses + 1)}>
              {kit.buttons.light}
            </Button>
            <Presses id="light-presses" count={presses} kit={kit} />
          </>
        )}
      </Stateful>
      <Button variant="secondary" disabled>
        {`${kit.buttons.light}, ${kit.states.disabled}`}
      </Button>
    </div>
    <p className="flex flex-wrap gap-x-6 gap-y-2">
      <TextLink href="#terms">{kit.link.inside}</TextLink>
      <TextLink href="#office" newWindowText={kit.link.newWindow}>
        {kit.link.outside}
      </TextLink>
    </p>
  </Showcase>
)
