import { useText } from '#web/kit/i18n/use-text.ts'

export function OnlineLine({ players }: { players: number | null }) {
  const { t, number } = useText()
  if (players === null) return null
  return (
    <p className="num mt-1.5 flex items-center gap-3 font-semibold text-sm text-soft">
      <i className="dot live ml-1 text-ok" />
      {players === 1 ? t('join.onlineOne') : t('shell.online', { players: number(players) })}
    </p>
  )
}
