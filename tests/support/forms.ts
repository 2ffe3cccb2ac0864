// Forms of the console as an owner fills them in.
import type { ProductForm } from '#contract/shop/store-admin.schema.ts'
import type { PostForm } from '#contract/site/posts.schema.ts'

export const POST_FORM: PostForm = {
  kind: 'news',
  slug: 'season-2',
  title: { en: 'Season 2', id: 'Musim 2' },
  text: { en: 'It *begins* at {{name}}.', id: 'Dimulai.' },
  image_url: null,
  published_at: '2026-11-17T12:00:00.000Z',
  hidden: false,
}

export const PRODUCT_FORM: ProductForm = {
  name: '80 Premium Points',
  price: 77_000,
  image_url: '/art/points-stack-1024.webp',
  description: ['80 points'],
  execute: [{ type: 'commands', text: 'points give %player% 80' }],
  sort_id: 3,
}
