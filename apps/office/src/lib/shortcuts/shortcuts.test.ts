import { describe, expect, it } from 'vitest'
import { isCharacterKey, isPressed, shortcutIds, shortcutOf, shortcuts } from './shortcuts.ts'

const press = (code: string, more: object = {}) => ({
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})

describe('the table of shortcuts', () => {
  it('has no key twice on one page', () => {
    const keyOf = (id: (typeof shortcutIds)[number]) => {
      const { code, ctrl, shift } = shortcutOf(id)
      return `${ctrl ? 'ctrl+' : ''}${shift ? 'shift+' : ''}${code}`
    }
    for (const group of ['queue', 'review']) {
      const ids = shortcutIds.filter((id) => [group, 'general'].includes(shortcutOf(id).group))
      const keys = ids.map(keyOf)
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  it('uses the position of the key, so that it works on a Hebrew keyboard', () => {
    expect(isPressed(shortcuts.nextRow, press('KeyJ'))).toBe(true)
    expect(isPressed(shortcuts.nextRow, press('KeyK'))).toBe(false)
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }])(
    'leaves %j to the browser',
    (more) => {
      expect(isPressed(shortcuts.nextRow, press('KeyJ', more))).toBe(false)
    },
  )

  it('distinguishes ? and /', () => {
    const [asked, slash] = [press('Slash', { shiftKey: true }), press('Slash')]
    expect([isPressed(shortcuts.help, asked), isPressed(shortcuts.search, asked)]).toEqual([true, false])
    expect([isPressed(shortcuts.help, slash), isPressed(shortcuts.search, slash)]).toEqual([false, true])
  })

  it('letters, digits and signs can be switched off; Enter and Ctrl combinations cannot', () => {
    expect(isCharacterKey(shortcuts.nextRow)).toBe(true)
    expect(isCharacterKey(shortcuts.search)).toBe(true)
    expect(isCharacterKey(shortcuts.openRow)).toBe(false)
    expect(isCharacterKey({ group: 'review', code: 'KeyS', ctrl: true, label: 'Ctrl S' })).toBe(false)
  })
})
