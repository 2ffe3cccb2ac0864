// What the design page shows.
import type { ToastKind } from '#contract/screen.ts'

export const COLOURS = [
  'ground',
  'deep',
  'slab',
  'raised',
  'line',
  'edge',
  'ink',
  'soft',
  'faint',
  'star',
  'star-hi',
  'star-lip',
  'survival',
  'skyblock',
  'creative',
  'gold',
  'silver',
  'bronze',
  'ok',
  'wait',
  'bad',
  'note',
  'ok-bg',
  'wait-bg',
  'bad-bg',
  'note-bg',
]

export const TYPE_STEPS = [
  { className: 'font-extrabold text-4xl tracking-tight', text: 'Amounts: Rp82.500' },
  { className: 'font-extrabold text-3xl tracking-tight', text: 'Page title on wide screens' },
  { className: 'font-extrabold text-2xl tracking-tight', text: 'Page title on phones, section' },
  { className: 'font-extrabold text-xl tracking-tight', text: 'Card' },
  { className: 'font-bold text-lg', text: 'Board' },
  { className: '', text: 'Body text. Kata bahasa Indonesia lebih panjang, jadi sisakan ruang.' },
  { className: 'text-sm text-soft', text: 'Small' },
  { className: 'num text-faint text-xs', text: 'Smallest: 19:40 WIB' },
]

export const TOASTS: readonly { kind: ToastKind; text: string }[] = [
  { kind: 'blank', text: 'Something happened' },
  { kind: 'success', text: 'play.angkasa.example copied to clipboard' },
  { kind: 'error', text: 'Failed to copy server IP' },
  { kind: 'custom', text: 'Payment will expire in 4 minutes.' },
  { kind: 'loading', text: 'Saving...' },
]

export const TABS = [
  { id: 'tycoon', label: 'Tycoon', to: '.', accent: 'var(--color-skyblock)' },
  { id: 'survival', label: 'Survival Mix', to: '.', accent: 'var(--color-survival)' },
  { id: 'creative', label: 'Creative', to: '.', accent: 'var(--color-creative)' },
] as const
