/**
 * The role of a part of a document, in the order by which layouts number them. A decoration is hidden from screen
 * readers.
 */
const roles = ['DECORATION', 'H1', 'H2', 'P', 'HEADERS', 'ROW'] as const
type Role = (typeof roles)[number]

/** The mark of a text in a layout: its role, and a number that distinguishes it from the neighbouring part. */
export type Mark = { readonly role: Role; readonly turn: number }
type Part = Mark & { readonly pieces: readonly Piece[] }
/** A text: its number on the page, its position, and where its box begins. */
export type Piece = { readonly number: number; readonly x: number; readonly y: number; readonly box: number }

const unmarked: Mark = { role: 'DECORATION', turn: 0 }

/** The lowest bits of red are the turn, those of blue the role. The difference in colour is invisible. */
const [turnBits, roleBits] = [0b11, 0b111]
const byteOf = (part: string | undefined): number => Math.round(Number(part) * 255)

/** Returns the mark in a colour, and the colour without it. A colour with one component is grey and has no mark. */
const readColour = (line: string): { readonly mark: Mark; readonly cleared: string } => {
  const [first, green, third, operator] = line.split(' ')
  if (operator === undefined) return { mark: unmarked, cleared: line }
  const [red, blue] = [byteOf(first), byteOf(third)]
  const [turn, role] = [red & turnBits, blue & roleBits]
  if (turn === 0 && role === 0) return { mark: unmarked, cleared: line }
  const [clearRed, clearBlue] = [red - turn, blue - role].map((byte) => (byte / 255).toFixed(6))
  return {
    mark: { role: roles[role] ?? 'DECORATION', turn },
    cleared: `${clearRed} ${green} ${clearBlue} scn`,
  }
}

/** Returns the tag of a text of this role in a page's content. */
const tagOf = (role: Role): string => (role === 'HEADERS' ? 'TH' : role === 'ROW' ? 'TD' : role)

/** Returns by how much a line of the content moves what follows: its fifth and sixth word. */
const moveOf = (line: string): readonly [number, number] => {
  const words = line.split(' ')
  return [Number(words[4]), Number(words[5])]
}

/** Returns whether a line only moves. After the page has turned its axis, every transformation is a move. */
const isMove = (line: string): boolean => line.startsWith('1 0 0 1 ')

/**
 * Numbers the texts of a page, and divides them into the parts that the layout has marked. Each text is put between
 * `BDC` and `EMC`. Everything that is only drawn is an artifact. The first part continues the last part of the page
 * before.
 */
export const tagContent = (
  content: string,
  open: Mark,
): { readonly content: string; readonly parts: readonly Part[] } => {
  const written: string[] = []
  let part: Mark & { readonly pieces: Piece[] } = { ...open, pieces: [] }
  const parts = [part]
  const stack: (readonly [number, number, Mark])[] = []
  let [left, top, mark]: readonly [number, number, Mark] = [0, 0, unmarked]
  let isPathOpen = false
  let texts = 0
  const beginText = () => {
    if (mark.role === 'DECORATION') return written.push('/Artifact BMC')
    if (mark.role !== part.role || mark.turn !== part.turn) {
      part = { ...mark, pieces: [] }
      parts.push(part)
    }
    return written.push(`/${tagOf(mark.role)} << /MCID ${texts} >> BDC`)
  }
  for (const line of content.split('\n')) {
    let output = line
    switch (line.slice(line.lastIndexOf(' ') + 1)) {
      case 'q':
        stack.push([left, top, mark])
        break
      case 'Q':
        ;[left, top, mark] = stack.pop() ?? [left, top, mark]
        break
      case 'cm':
        if (isMove(line)) {
          const [x, y] = moveOf(line)
          left += x
          top += y
        }
        break
      case 'scn':
        ;({ mark, cleared: output } = readColour(line))
        break
      case 'BT':
        beginText()
        break
      case 'Tm':
        if (mark.role !== 'DECORATION') {
          const [x, y] = moveOf(line)
          part.pieces.push({ number: texts++, x: left + x, y: top + y, box: left })
        }
        break
      case 'ET':
        output = 'ET\nEMC'
        break
      case 'm':
      case 're':
        if (!isPathOpen) written.push('/Artifact BMC')
        isPathOpen = true
        break
      case 'f':
      case 'f*':
      case 'S':
      case 'n':
        output = `${line}\nEMC`
        isPathOpen = false
        break
    }
    written.push(output)
  }
  return { content: written.join('\n'), parts }
}
