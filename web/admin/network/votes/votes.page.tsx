import { MAPS_MAX, type MapEntry } from '#contract/settings/maps.schema.ts'
import { VOTE_SITES_MAX, type VoteSiteEntry } from '#contract/settings/votes.schema.ts'
import { EntryList } from '#web/admin/kit/entries/entry-list.tsx'
import { EntryPanel } from '#web/admin/kit/entries/entry-panel.tsx'
import { NamedField } from '#web/admin/kit/entries/named-field.tsx'
import { newId } from '#web/admin/kit/entries/new-id.ts'
import { problemIndex, type Selection, useSelection } from '#web/admin/kit/entries/use-selection.ts'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import type { FieldAt } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { ColourField } from '#web/admin/kit/settings/fields/colour-field.tsx'
import { LanguagesField } from '#web/admin/kit/settings/fields/languages-field.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { PictureField } from '#web/admin/kit/settings/fields/picture-field.tsx'
import { SwitchField } from '#web/admin/kit/settings/fields/switch-field.tsx'
import { TextField } from '#web/admin/kit/settings/fields/text-field.tsx'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { type SectionForm, settingsPage, useSection } from '#web/admin/kit/settings/settings-screen.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { mapArt } from '#web/kit/ui/map-art.ts'
import { Picture } from '#web/kit/ui/picture.tsx'
import { ReceiverPanel } from './receiver-panel.tsx'
import { RewardsPanel } from './rewards-panel.tsx'
import { RESETS, VoteFields } from './vote-fields.tsx'

export default settingsPage(VotesForm, ['votes', 'maps'])

function VotesForm() {
  const votes = useSection('votes')
  const maps = useSection('maps')
  const ofSite = useSelection(votes.state.opened ? votes.value.sites.length : 0)
  const ofMap = useSelection(maps.state.opened ? maps.value.length : 0)
  return (
    <SettingsForm
      forms={[votes, maps]}
      onDiscard={() => {
        ofSite.reset()
        ofMap.reset()
      }}
      onProblems={(keys) => {
        const site = problemIndex(keys, 'votes:sites')
        if (site !== null) ofSite.select(site)
        const map = problemIndex(keys, 'maps:')
        if (map !== null) ofMap.select(map)
      }}
    >
      {() => (
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
          <div className="grid min-w-0 grid-cols-1 gap-5">
            <SitesPanel votes={votes} selection={ofSite} />
            <RewardsPanel votes={votes} />
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-5">
            <ReceiverPanel votes={votes} />
            <MapsPanel maps={maps} selection={ofMap} />
          </div>
        </div>
      )}
    </SettingsForm>
  )
}

function SitesPanel({ votes, selection }: { votes: SectionForm<'votes'>; selection: Selection }) {
  const { t, number } = useAdminText()
  const site = votes.value.sites[selection.index]
  const nameOf = ({ name }: VoteSiteEntry, index: number) =>
    name || t('adminSettings.entry', { number: number(index + 1) })
  return (
    <>
      <Panel title={t('settingsLabels.votes')} text={t('adminNetwork.sitesText')} flush>
        <EntryList
          at={votes.at('sites')}
          selection={selection}
          max={VOTE_SITES_MAX}
          add={() => ({ name: '', url: '', service: null, reset: RESETS.after, reward: [] })}
          addLabel={t('adminNetwork.addSite')}
          empty={t('adminNetwork.noSites')}
          nameOf={nameOf}
          mark={(_, index) => <span className="num w-6 text-center text-faint text-sm">{index + 1}</span>}
          note={({ reset }) =>
            reset.kind === 'after'
              ? t('adminNetwork.againAfter', { hours: reset.hours })
              : t('adminNetwork.againAt', { time: reset.at, zone: reset.zone })
          }
        />
      </Panel>
      {site && (
        <EntryPanel title={nameOf(site, selection.index)} selection={selection}>
          <VoteFields key={selection.index} at={votes.at('sites').at(selection.index)} />
        </EntryPanel>
      )}
    </>
  )
}

function MapsPanel({ maps, selection }: { maps: SectionForm<'maps'>; selection: Selection }) {
  const { t, language, number } = useAdminText()
  const map = maps.value[selection.index]
  const ids = maps.value.map(({ id }) => id)
  const nameOf = ({ name }: MapEntry, index: number) =>
    name[language] || t('adminSettings.entry', { number: number(index + 1) })
  return (
    <>
      <Panel title={t('settingsLabels.maps')} flush>
        <EntryList
          at={maps.root}
          selection={selection}
          max={MAPS_MAX}
          add={() => ({
            id: newId('', ids, 'map'),
            name: { en: '', id: '' },
            text: { en: '', id: '' },
            accent: '#ffd23f',
            url: null,
            picture_url: null,
            coming_soon: false,
          })}
          addLabel={t('adminNetwork.addMap')}
          empty={t('adminNetwork.noMaps')}
          nameOf={nameOf}
          mark={(_, index) => <MapPicture maps={maps.value} index={index} />}
          note={({ url }) => url ?? t('adminNetwork.noAddress')}
          end={({ url, coming_soon }) =>
            (coming_soon || url === null) && (
              <Badge tone="plain">{t('settingsLabels.maps.*.coming_soon')}</Badge>
            )
          }
        />
      </Panel>
      {map && (
        <EntryPanel title={nameOf(map, selection.index)} selection={selection}>
          <MapFields
            key={selection.index}
            at={maps.root.at(selection.index)}
            ids={ids}
            savedIds={maps.base.map(({ id }) => id)}
          />
        </EntryPanel>
      )}
    </>
  )
}

type Props = { at: FieldAt<MapEntry>; ids: readonly string[]; savedIds: readonly string[] }

function MapFields({ at, ids, savedIds }: Props) {
  const { t } = useAdminText()
  return (
    <div className="grid grid-cols-1 gap-4">
      <NamedField at={at.at('name')} id={at.at('id')} ids={ids} savedIds={savedIds} fallback="map" />
      <LanguagesField at={at.at('text')} max={160} multiline />
      <TextField
        at={at.at('url')}
        nullable
        technical
        inputMode="url"
        placeholder="https://"
        help={t('adminNetwork.mapUrlHelp')}
      />
      <SwitchField at={at.at('coming_soon')} />
      <PictureField at={at.at('picture_url')} kind="map" help={t('adminNetwork.mapPictureHelp')} size={96} />
      <ColourField at={at.at('accent')} className="sm:max-w-64" />
    </div>
  )
}

function MapPicture({ maps, index }: { maps: readonly MapEntry[]; index: number }) {
  const uploaded = maps[index]?.picture_url
  const art = mapArt(maps)[index]
  return (
    <span className="block entry-picture">
      {uploaded ? <img src={uploaded} alt="" /> : art && <Picture art={art.art} alt="" sizes="8rem" />}
    </span>
  )
}
