import type { FoundPlayer } from '#contract/network/known-players.schema.ts'
import { useText } from '../i18n/use-text.ts'
import { PlayerHead } from './player-head.tsx'

type Props = Pick<FoundPlayer, 'name'> & Partial<FoundPlayer> & { typed: string }

/** A player who was found, with the typed part of the name in the accent. */
export function PlayerHit({ name, edition, boards = 0, typed }: Props) {
  const { t } = useText()
  const part = typed.trim().replace(/^\./, '').replaceAll(' ', '_').toLowerCase()
  const at = name.toLowerCase().indexOf(part)
  const end = at < 0 ? 0 : at + part.length
  const words = { edition: edition === 'bedrock' ? 'Bedrock' : 'Java', count: boards }
  return (
    <>
      <PlayerHead name={name} size={36} />
      <span className="min-w-0 leading-5">
        <b className="wrap-anywhere block text-ink">
          {name.slice(0, Math.max(at, 0))}
          <mark className="bg-transparent text-star">{name.slice(Math.max(at, 0), end)}</mark>
          {name.slice(end)}
        </b>
        {edition && (
          <small className="text-soft text-[0.8125rem]">
            {boards === 1 ? t('shell.onOneBoard', words) : t('shell.onBoards', words)}
          </small>
        )}
      </span>
    </>
  )
}

export function useHitCount(count: number): string {
  const { t } = useText()
  if (count === 0) return t('shell.noPlayer')
  return count === 1 ? t('shell.onePlayer') : t('shell.players', { count })
}
