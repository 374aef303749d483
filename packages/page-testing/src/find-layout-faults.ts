type Box = { readonly text: string; readonly rect: DOMRect } & Pick<Surroundings, 'layer' | 'scrollers'>

type CuttingBox = {
  readonly rect: DOMRect
  readonly cutsSides: boolean
  readonly isShortened: boolean
  /** Only the first lines are shown. The whole name is in the names of the buttons beside it. */
  readonly isClamped: boolean
}

/** What an element does with the texts inside it. */
type Surroundings = {
  /** For screen readers, or for nobody. */
  readonly isUnseen: boolean
  /** The part of the page around it that is drawn above the rest and does not scroll with it. */
  readonly layer: Element | null
  /** The boxes that may cut a text, from the inside out, up to one that scrolls by itself. */
  readonly boxes: readonly CuttingBox[]
  /** The parts around it that scroll by themselves. */
  readonly scrollers: readonly Element[]
  /** In a part that is meant to be scrolled sideways, such as a table. */
  readonly isInScroller: boolean
}

const nowhere: Surroundings = { isUnseen: false, layer: null, boxes: [], scrollers: [], isInScroller: false }

const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'
const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'

/** The classes of parts that are meant to be scrolled sideways. Others scroll up and down only. */
const isWideOnPurpose = (element: Element): boolean => /\boverflow-(x-)?auto\b/.test(element.className)

/** Returns a function that finds what surrounds an element. Each element is looked at once. */
const createLook = (onSideways: (element: Element) => void) => {
  const known = new Map<Element, Surroundings>()
  const read = (element: Element): Surroundings => {
    const outside = look(element.parentElement)
    const style = getComputedStyle(element)
    const { overflowX, overflowY, position } = style
    const rect = element.getBoundingClientRect()
    const isScroller = scrolls(overflowX) || scrolls(overflowY)
    const isWider = scrolls(overflowX) && element.scrollWidth > element.clientWidth
    if (isWider && !isWideOnPurpose(element)) onSideways(element)
    const isCutting = cuts(overflowX) || cuts(overflowY)
    const box = {
      rect,
      cutsSides: cuts(overflowX),
      isShortened: style.textOverflow === 'ellipsis',
      isClamped: style.webkitLineClamp !== 'none',
    }
    return {
      isUnseen:
        outside.isUnseen ||
        style.clipPath === 'inset(50%)' ||
        style.opacity === '0' ||
        (isCutting && rect.width * rect.height === 0),
      layer: position === 'fixed' || position === 'sticky' ? element : outside.layer,
      scrollers: isScroller ? [element, ...outside.scrollers] : outside.scrollers,
      isInScroller: isWider || outside.isInScroller,
      boxes: isScroller ? [] : isCutting ? [box, ...outside.boxes] : outside.boxes,
    }
  }
  const look = (element: Element | null): Surroundings => {
    if (element === null) return nowhere
    const surroundings = known.get(element) ?? read(element)
    known.set(element, surroundings)
    return surroundings
  }
  return look
}

/** What becomes of a text where it is; undefined if it is whole. */
const findFate = (rect: DOMRect, { boxes, isInScroller }: Surroundings): string | undefined => {
  for (const { rect: box, cutsSides, isShortened, isClamped } of boxes) {
    const isWider = rect.left < box.left - 1 || rect.right > box.right + 1
    const isHigher = rect.top < box.top - 1 || rect.bottom > box.bottom + 1
    if (!(isWider && cutsSides) && !isHigher) continue
    return isClamped ? 'is left out' : isShortened ? 'is shortened' : 'is cut off'
  }
  return !isInScroller && (rect.left < -1 || rect.right > innerWidth + 1) ? 'is beyond the edge' : undefined
}

const nameOf = (text: string): string => `"${text.replaceAll(/\s+/g, ' ').trim().slice(0, 60)}"`

/** Two lines of one paragraph overlap a little where their letters are higher than the line. */
const covers = (one: DOMRect, other: DOMRect): boolean => {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 2 && height > 0.4 * Math.min(one.height, other.height)
}

/** Whether a box is in the shown part of everything that scrolls it, but not the other one. */
const isInView = ({ rect, scrollers }: Box, other: Box): boolean =>
  scrollers
    .filter((scroller) => !other.scrollers.includes(scroller))
    .every((scroller) => covers(rect, scroller.getBoundingClientRect()))

/** Whether one text could be drawn over the other. A text that is scrolled away covers nothing outside its part. */
const canMeet = (one: Box, other: Box): boolean =>
  one.layer === other.layer && isInView(one, other) && isInView(other, one)

const findCovered = (boxes: readonly Box[]): readonly string[] => {
  const sorted = boxes.toSorted((one, other) => one.rect.top - other.rect.top)
  return sorted.flatMap((one, place) => {
    const found: string[] = []
    for (const other of sorted.slice(place + 1)) {
      if (other.rect.top >= one.rect.bottom) break
      if (one.text !== other.text && covers(one.rect, other.rect) && canMeet(one, other))
        found.push(`${nameOf(one.text)} and ${nameOf(other.text)} overlap`)
    }
    return found
  })
}

/** Whether a box is so far away that nobody can scroll to it, as a trap for programs is. */
const isFarAway = ({ left, right }: DOMRect): boolean => right < -innerWidth || left > 2 * innerWidth

/**
 * Returns what of the page does not fit the window: that the page scrolls sideways, and texts that are beyond its edge,
 * cut off by a box around them, or covered by another text.
 */
export const findLayoutFaults = (): readonly string[] => {
  const sideways = document.documentElement.scrollWidth - innerWidth
  const faults = new Set(sideways > 0 ? [`The page is ${sideways} px too wide`] : [])
  const found: Box[] = []
  const look = createLook((element) => faults.add(`${element.outerHTML.slice(0, 100)} scrolls sideways`))
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const parent = node.parentElement
    if (!parent || node.data.trim() === '' || parent.closest('[inert], option') || !parent.checkVisibility())
      continue
    const around = look(parent)
    if (around.isUnseen) continue
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1 || isFarAway(rect)) continue
      const fate = findFate(rect, around)
      if (fate === 'is left out') continue
      if (fate) faults.add(`${nameOf(node.data)} ${fate}`)
      else found.push({ text: node.data, rect, layer: around.layer, scrollers: around.scrollers })
    }
  }
  return [...faults, ...findCovered(found)]
}
