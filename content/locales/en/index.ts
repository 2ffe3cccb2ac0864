import { basket } from './basket.ts'
import { botCheck } from './bot-check.ts'
import { checkout } from './checkout.ts'
import { home } from './home.ts'
import { join } from './join.ts'
import { leaderboard } from './leaderboard.ts'
import { legal } from './legal.ts'
import { maps } from './maps.ts'
import { payment } from './payment.ts'
import { player } from './player.ts'
import { posts } from './posts.ts'
import { scenes } from './scenes.ts'
import { shell } from './shell.ts'
import { status } from './status.ts'
import { store } from './store.ts'
import { storefront } from './storefront.ts'
import { tiers } from './tiers.ts'
import { vote } from './vote.ts'

export const en = {
  basket,
  botCheck,
  checkout,
  home,
  join,
  leaderboard,
  legal,
  maps,
  payment,
  player,
  posts,
  scenes,
  shell,
  status,
  store,
  storefront,
  tiers,
  vote,
} as const
