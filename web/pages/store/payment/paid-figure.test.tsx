import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { demoSite } from '#tests/support/demo-views.ts'
import { SiteContext } from '#web/kit/layout/use-site.ts'
import { PaidFigure } from './paid-figure.tsx'

function render(name: string | null, isDelivered: boolean, points = 80) {
  const site = { ...demoSite().view('en'), avatarUrl: '/heads/64-{name}.webp' }
  return renderToStaticMarkup(
    <SiteContext value={site}>
      <PaidFigure name={name} isDelivered={isDelivered} points={points} />
    </SiteContext>,
  )
}

test('the sign is planted and an arm raised only when the order is known to have arrived', () => {
  expect(render('Ayu', true)).toContain('+80')
  expect(render('Ayu', false)).not.toContain('class="sign"')
  expect(render('Ayu', true, 0)).not.toContain('class="sign"')
  const player = (html: string) => html.split('class="sign"')[0]
  expect(player(render('Ayu', true))).not.toBe(player(render('Ayu', false)))
})

test('the face is the picture of this player, the clothes follow from the name, and nobody is shown to strangers', () => {
  expect(render('.Ayu', false)).toContain('href="/heads/64-.Ayu.webp"')
  const clothes = (name: string) => render(name, false).replaceAll(`64-${name}`, '')
  expect(clothes('Ayu')).toBe(clothes('Ayu'))
  expect(clothes('Ayu')).not.toBe(clothes('Budi'))
  expect(render(null, false)).not.toContain('<g')
  expect(render(null, true)).not.toContain('class="player"')
})
