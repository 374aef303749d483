/** Quarter turns, clockwise. */
export type Rotation = 0 | 90 | 180 | 270

export const rotations = [0, 90, 180, 270] as const satisfies readonly Rotation[]

/** The next quarter turn clockwise. */
export const turned = (rotation: Rotation): Rotation => rotations[(rotations.indexOf(rotation) + 1) % 4] ?? 0

export const isSideways = (rotation: Rotation): boolean => rotation === 90 || rotation === 270
