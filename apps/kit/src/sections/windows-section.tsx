import { fill } from '@milgo/messages/fill'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { HelpPopup } from '@milgo/ui/help-popup.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { Tooltip } from '@milgo/ui/tooltip.tsx'
import { useState } from 'react'
import type { KitWords } from '../kit-words.ts'
import { Showcase } from '../showcase.tsx'

const tooltips = [
  { name: 'short', sentences: 1 },
  { name: 'middle', sentences: 12 },
  { name: 'long', sentences: 24 },
] as const

const Windows = ({ kit }: { kit: KitWords }) => {
  const [open, setOpen] = useState<'free' | 'strict' | 'long'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <ActionButton variant="secondary" onPress={() => setOpen('free')}>
        {kit.modal.open}
      </ActionButton>
      <ActionButton variant="secondary" onPress={() => setOpen('strict')}>
        {kit.modal.openStrict}
      </ActionButton>
      <ActionButton variant="secondary" onPress={() => setOpen('long')}>
        {kit.modal.openLong}
      </ActionButton>
      <ModalWindow
        isOpen={open !== undefined}
        header={kit.modal.header}
        text={open === 'long' ? Array(40).fill(kit.tooltip.sentence).join('\n') : kit.modal.text}
        positive={{ label: kit.modal.positive, onPress: close }}
        negative={{ label: kit.modal.negative, onPress: close }}
        onDismiss={open === 'strict' ? undefined : close}
      />
    </>
  )
}

export const WindowsSection = ({ kit }: { kit: KitWords }) => (
  <Showcase title={kit.sections.windows}>
    <div className="flex flex-wrap items-center gap-3">
      <Windows kit={kit} />
      <HelpPopup
        title={kit.sections.windows}
        text={kit.popup.text}
        words={{ open: (title) => fill(kit.popup.open, { title }), close: kit.popup.close }}
      />
    </div>
    <div className="flex flex-wrap gap-3">
      {tooltips.map(({ name, sentences }) => (
        <Tooltip key={name} text={Array(sentences).fill(kit.tooltip.sentence).join(' ')}>
          <ActionButton variant="quiet">{kit.tooltip[name]}</ActionButton>
        </Tooltip>
      ))}
    </div>
  </Showcase>
)
