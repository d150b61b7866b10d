// A sign for every card, and for every token of the house. Those of a haunt are named in its books.

import breastplate from 'icon:breastplate';
import candleHolder from 'icon:candle-holder';
import ceremonialMask from 'icon:ceremonial-mask';
import crystalBall from 'icon:crystal-ball';
import door from 'icon:door';
import doorway from 'icon:doorway';
import drippingKnife from 'icon:dripping-knife';
import drop from 'icon:drop';
import dustCloud from 'icon:dust-cloud';
import dynamite from 'icon:dynamite';
import evilBook from 'icon:evil-book';
import fangs from 'icon:fangs';
import feather from 'icon:feather';
import gemPendant from 'icon:gem-pendant';
import gloves from 'icon:gloves';
import gothicCross from 'icon:gothic-cross';
import harryPotterSkull from 'icon:harry-potter-skull';
import holeLadder from 'icon:hole-ladder';
import jigsawBox from 'icon:jigsaw-box';
import kidSlide from 'icon:kid-slide';
import matryoshkaDolls from 'icon:matryoshka-dolls';
import medicalPackAlt from 'icon:medical-pack-alt';
import musicSpell from 'icon:music-spell';
import openChest from 'icon:open-chest';
import perfumeBottle from 'icon:perfume-bottle';
import prayer from 'icon:prayer';
import rabbit from 'icon:rabbit';
import revolver from 'icon:revolver';
import ring from 'icon:ring';
import ringingBell from 'icon:ringing-bell';
import rollingDices from 'icon:rolling-dices';
import roundBottomFlask from 'icon:round-bottom-flask';
import runeStone from 'icon:rune-stone';
import sacrificialDagger from 'icon:sacrificial-dagger';
import secretDoor from 'icon:secret-door';
import shouting from 'icon:shouting';
import sittingDog from 'icon:sitting-dog';
import skeletalHand from 'icon:skeletal-hand';
import snowBottle from 'icon:snow-bottle';
import stairs from 'icon:stairs';
import stoneSpear from 'icon:stone-spear';
import strongbox from 'icon:strongbox';
import syringe from 'icon:syringe';
import table from 'icon:table';
import totemHead from 'icon:totem-head';
import tribalPendant from 'icon:tribal-pendant';
import woodAxe from 'icon:wood-axe';

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
};
