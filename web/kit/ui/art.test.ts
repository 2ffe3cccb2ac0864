import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sceneOf } from '#contract/site/posts.ts'
import { ART, DECOR } from './art.ts'

test.each(Object.values(ART))(
  '$name is there in every width and form that pages name',
  ({ name, widths }) => {
    const missing = widths.flatMap((width) =>
      ['avif', 'webp'].map((kind) => `public/art/${name}-${width}.${kind}`),
    )

    expect(missing.filter((file) => !existsSync(file))).toEqual([])
  },
)

test.each(Object.values(DECOR).flat())('%s is there', (name) => {
  expect(existsSync(`public/art/${name}.avif`)).toBe(true)
})

test('every scene that a post may have is a picture of the build', () => {
  const scenes = new Set(Array.from({ length: 200 }, (_, index) => sceneOf(`post-${index}`)))
  const names = Object.values(ART).map(({ name }) => name)
  expect([...scenes].filter((scene) => !names.includes(scene))).toEqual([])
})
