import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { type LoaderData, useNavigate } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { boardLabel, boardPath } from '../board-label.ts'
import type { loader } from './board.loader.ts'

type Props = Pick<LoaderData<typeof loader>, 'tab' | 'board' | 'boards'>

/** The boards of the tab as a ring, and a list of all of them, which needs the script. */
export function OtherBoards({ tab, board, boards }: Props) {
  const { t, language } = useText()
  const navigate = useNavigate()
  const at = boards.findIndex(({ id }) => id === board.id)
  const others = boards.filter(({ id }) => id !== board.id)
  const [before, after] = [boards.at(at - 1), boards[(at + 1) % boards.length]]
  if (!before || !after || others.length === 0) return null
  return (
    <nav
      className="mt-5 grid grid-cols-2 items-center gap-x-4 gap-y-2 border-line border-t pt-5 md:grid-cols-[1fr_auto_1fr]"
      aria-label={t('leaderboard.others')}
    >
      {before === after ? (
        <span />
      ) : (
        <SiteLink to={boardPath(tab.id, before.id)} className="back-link">
          <Icon name="arrow-left" />
          {boardLabel(before, t)}
        </SiteLink>
      )}
      <select
        className="input font-bold max-md:col-span-full max-md:row-start-1 [@media(scripting:none)]:invisible"
        aria-label={t('leaderboard.another')}
        value=""
        onChange={({ target }) => navigate(localizedPath(language, boardPath(tab.id, target.value)))}
      >
        <option value="" disabled hidden>
          {t('leaderboard.another')}
        </option>
        {others.map((other) => (
          <option key={other.id} value={other.id}>
            {boardLabel(other, t)}
          </option>
        ))}
      </select>
      <SiteLink to={boardPath(tab.id, after.id)} className="back-link justify-self-end text-right">
        {boardLabel(after, t)}
        <Icon name="arrow-right" />
      </SiteLink>
    </nav>
  )
}
