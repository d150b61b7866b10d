// A sign for every card, token and kind of monster that has one.

import alienStare from 'icon:alien-stare';
import bat from 'icon:bat';
import breastplate from 'icon:breastplate';
import candleHolder from 'icon:candle-holder';
import cat from 'icon:cat';
import ceremonialMask from 'icon:ceremonial-mask';
import crystalBall from 'icon:crystal-ball';
import cultist from 'icon:cultist';
import daemonSkull from 'icon:daemon-skull';
import digHole from 'icon:dig-hole';
import door from 'icon:door';
import doorway from 'icon:doorway';
import dragonHead from 'icon:dragon-head';
import drippingKnife from 'icon:dripping-knife';
import drop from 'icon:drop';
import dualityMask from 'icon:duality-mask';
import dustCloud from 'icon:dust-cloud';
import dynamite from 'icon:dynamite';
import evilBook from 'icon:evil-book';
import executionerHood from 'icon:executioner-hood';
import fangs from 'icon:fangs';
import feather from 'icon:feather';
import flameSpin from 'icon:flame-spin';
import frankensteinCreature from 'icon:frankenstein-creature';
import gemPendant from 'icon:gem-pendant';
import ghost from 'icon:ghost';
import ghostAlly from 'icon:ghost-ally';
import gloves from 'icon:gloves';
import gothicCross from 'icon:gothic-cross';
import harryPotterSkull from 'icon:harry-potter-skull';
import haunting from 'icon:haunting';
import hole from 'icon:hole';
import holeLadder from 'icon:hole-ladder';
import jigsawBox from 'icon:jigsaw-box';
import kidSlide from 'icon:kid-slide';
import matryoshkaDolls from 'icon:matryoshka-dolls';
import medicalPackAlt from 'icon:medical-pack-alt';
import mummyHead from 'icon:mummy-head';
import musicSpell from 'icon:music-spell';
import openChest from 'icon:open-chest';
import perfumeBottle from 'icon:perfume-bottle';
import prayer from 'icon:prayer';
import primitiveTorch from 'icon:primitive-torch';
import rabbit from 'icon:rabbit';
import rat from 'icon:rat';
import revolver from 'icon:revolver';
import ring from 'icon:ring';
import ringingBell from 'icon:ringing-bell';
import rollingDices from 'icon:rolling-dices';
import roundBottomFlask from 'icon:round-bottom-flask';
import runeStone from 'icon:rune-stone';
import sacrificialDagger from 'icon:sacrificial-dagger';
import sarcophagus from 'icon:sarcophagus';
import scrollUnfurled from 'icon:scroll-unfurled';
import secretDoor from 'icon:secret-door';
import shamblingZombie from 'icon:shambling-zombie';
import shouting from 'icon:shouting';
import sittingDog from 'icon:sitting-dog';
import skeletalHand from 'icon:skeletal-hand';
import skeletonKey from 'icon:skeleton-key';
import snowBottle from 'icon:snow-bottle';
import spiderAlt from 'icon:spider-alt';
import spiderWeb from 'icon:spider-web';
import stairs from 'icon:stairs';
import stoneSpear from 'icon:stone-spear';
import strongbox from 'icon:strongbox';
import syringe from 'icon:syringe';
import table from 'icon:table';
import tentaclesSkull from 'icon:tentacles-skull';
import totemHead from 'icon:totem-head';
import tribalPendant from 'icon:tribal-pendant';
import vampireDracula from 'icon:vampire-dracula';
import witchFace from 'icon:witch-face';
import woodAxe from 'icon:wood-axe';
import wormMouth from 'icon:worm-mouth';

export const SIGNS: Record<string, string> = {
  bite: fangs, book: evilBook, crystal_ball: crystalBall, dog: sittingDog, girl: matryoshkaDolls, holy_symbol: gothicCross,
  madman: shouting, mask: ceremonialMask, medallion: tribalPendant, ring, skull: harryPotterSkull, spear: stoneSpear,
  spirit_board: table, adrenaline_shot: syringe, amulet_of_the_ages: gemPendant, angel_feather: feather, armor: breastplate,
  axe: woodAxe, bell: ringingBell, blood_dagger: drippingKnife, bottle: roundBottomFlask, candle: candleHolder,
  dark_dice: rollingDices, dynamite, healing_salve: snowBottle, idol: totemHead, lucky_stone: runeStone,
  medical_kit: medicalPackAlt, music_box: musicSpell, pickpockets_gloves: gloves, puzzle_box: jigsawBox, rabbits_foot: rabbit,
  revolver, sacrificial_dagger: sacrificialDagger, smelling_salts: perfumeBottle,
  below_collapsed_room: holeLadder, blessing: prayer, closet: door, drip: drop, safe: strongbox, secret_passage: secretDoor,
  secret_stairs: stairs, skeletons: skeletalHand, slide: kidSlide, smoke: dustCloud, vault_empty: openChest,
  wall_switch: doorway,
  mummy: mummyHead, ghost, specter: haunting, spider: spiderAlt, zombie: shamblingZombie, bat, witch: witchFace, cat, rat,
  alien: alienStare, cultist, dragon: dragonHead, demon: daemonSkull, ghost_bride: ghostAlly, evil_twin: dualityMask,
  vampire: vampireDracula, worm: wormMouth, tentacle: tentaclesSkull, twin: dualityMask, web: spiderWeb, firebat: flameSpin,
  abyss: hole, clue: scrollUnfurled, clue_taken: digHole, key: skeletonKey, sarcophagus,
  creature: frankensteinCreature, jack: executionerHood, 'token-torch': primitiveTorch,
};
