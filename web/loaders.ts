// What each page reads on the server before it is rendered. Never part of a script for the browser.
import type { PageName } from '#contract/pages.ts'
import { loader as settingsHistory } from './admin/kit/settings/history/history.loader.ts'
import { loader as adminImages } from './admin/network/images/admin-images.loader.ts'
import { localizedPath } from './kit/i18n/localized-path.ts'
import type { Loaders } from './kit/router/load-page.ts'
import { Redirect } from './kit/router/loader.ts'
import { textsOf } from './page-texts.ts'
import { loader as home } from './pages/home/home.loader.ts'
import { loader as leaderboard } from './pages/leaderboard/leaderboard.loader.ts'
import { loader as board } from './pages/leaderboard/one/board.loader.ts'
import { loader as player } from './pages/leaderboard/player/player.loader.ts'
import { loader as playerSearch } from './pages/leaderboard/player/player-search.loader.ts'
import { privacy, refunds, terms } from './pages/legal/legal.loader.ts'
import { loader as maps } from './pages/maps/maps.loader.ts'
import { loader as play } from './pages/play/play.loader.ts'
import { loader as status } from './pages/status/status.loader.ts'
import { loader as payment } from './pages/store/payment/payment.loader.ts'
import { loader as product } from './pages/store/product.loader.ts'
import { loader as store } from './pages/store/store.loader.ts'
import { loader as tiers } from './pages/tiers/tiers.loader.ts'
import { loader as vote, redirectLoader as voteRedirect } from './pages/vote/vote.loader.ts'
import type { LayoutArgs, LoaderArgs } from './services.ts'

/** Site and admin layouts both show the owner's facts. */
const layout = ({ services, language, page }: LayoutArgs) => ({
  ...services.site.view(language),
  texts: textsOf(page, language, services.site.ownTexts(language)),
})

type PageLoaders = { [Name in PageName]?: (args: LoaderArgs<Name>) => unknown }

const pages: PageLoaders = {
  home,
  play,
  leaderboard,
  board,
  player,
  'player-search': playerSearch,
  vote,
  'vote-redirect': voteRedirect,
  maps,
  tiers,
  store,
  product,
  payment,
  status,
  terms,
  privacy,
  refunds,
  'admin-images': adminImages,
  'admin-site-history': settingsHistory,
  'admin-network-history': settingsHistory,
  'admin-index': ({ language }) => {
    throw new Redirect(localizedPath(language, '/admin/home'))
  },
}

export const loaders: Loaders = { layout, pages }
