/**
 * How the hashes begin of all slides, squares, categories and questions of the releases that recorded no hashes. Nothing
 * is added here: each release records the hashes of its own texts (`shipped_content`).
 */
const hashes: ReadonlySet<string> = new Set(
  `
  00f3084c7664 02835f6354e5 036b7b1255aa 038b82c24f21 04dd770029c9 0546b4772f8c 05b04a2a2b5d 09b9dfd13a03
  0a397e0b541b 0b302ebf4fc3 0bfb27992107 0d5e8fe41bdb 0fe4b8debd0a 12edf0bc8347 187ef222e114 19b01ded9511
  19ffda1369ca 1aa0ff7ae807 1ca4c98003a6 1ec87db01516 25297a992cff 252dfe5320f9 2a365d1b69ff 2b95dfa9a353
  2d4cd33be3c2 2d9d0633d637 2e2d15593cd8 2ff7f2d51ccc 33e717e3c1ff 360ceaf5898a 37394ba26bb5 3b678fa6896f
  3c1e5ed381c9 3d2d046f9780 3d5b7ddba9f1 3f3531296e40 4252bfb3c963 47b7661c8ab3 480f94923390 489caafb2f68
  4b9363ed7cfd 4d3510168780 53bf0e700b0d 58e41731babe 5a1fd40354bd 5d2009890dd1 60797a3f1460 60ea3da39df2
  60eddbc42866 67a0b0af1963 67acb0daf9d1 68038d8062a4 6ad3e2d484a5 6b5982049ec2 6d354f032c34 6d6d4defb9d9
  77e6fdbb985f 7a25269febb7 7acc3c7cb807 7ecd1f5ecba2 7edd30afbf2b 7fcb272e9905 81bf57ea4ec8 822b67f3bc62
  82f02488f720 83522633ec86 84e0b04ba234 84e49bd69694 8cf682045142 8d7c00721864 90edaa8b8bde 91167da4c7a8
  95839e6ace49 99d262b16272 9a97ca6c0c92 9b0b245d3fbb 9bcccce64d14 9e4b30548f3c 9e9a280f2f20 a09d44125001
  a41e544be859 a5066d6600d6 a60fc001b4d5 a6257c040f52 a74702a3c556 ac473285f03c b16c4328e546 b1ed6a31f6d6
  b2e0400b2942 b4f48f706da5 b5f98ea31687 bd7978177d83 c2ef306c7fde c31051869951 c35449936081 c6512af09d53
  cbdbf1a780c9 cc4822644b66 ccdd31973b24 cd81d7abbbf3 cde41a4aad2c ce0bbc450cb9 d1ad969adcd7 d304788a4d12
  d3a0b71d2d13 d4121697fdf7 d455321d2bf8 d465af50d75d da09cc18fe1e debd5ccf254d e1a13e7ff49c e2c4ef152040
  e70b3e24202e e751fc83bfcd e96e7ed707aa eb38b0614709 ec46990d345e efb3d80655f9 f097c342ef53 f0bb03860de8
  f0cf761041db f289d8a62c65 f3a7610e545b f4dc762d646e f560d244d208 f7316b3ecc74 f8448d5ecd4c f9a96b69e17c
  fcb6c775c381 fcbedaeb03c8 fe7fdaa8f699
`
    .trim()
    .split(/\s+/),
)

/** Returns whether a release that recorded no hashes stored the text with this hash. */
export const wasEarlierContent = (hash: string): boolean => hashes.has(hash.slice(0, 12))
