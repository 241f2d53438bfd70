import { Draw } from '../draw';
import type { Person } from '../people';
import { path, rect } from './svg';

const skins = ['#f3d6c0', '#e8be9e', '#d9a57d', '#bd8157', '#8f5a39', '#6b4129'];
const hairs = ['#17120f', '#241a14', '#3b2416', '#6a4526', '#a8793c'];
const gray = '#8c8a88';
const clothes = ['#2b3a52', '#5a2f3b', '#2f5148', '#6b5a2e', '#3d3d46', '#704f7c', '#8a3f2b'];
const backdrops = ['#dfe6ee', '#e8e4dc', '#e3ebe4', '#ece6ee'];

const circle = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;

/** Hair behind and over the head, which is an ellipse around 100, 100. */
function hairOf(draw: Draw, person: Person, width: number): { behind: string; over: string } {
  const [, darkest] = person.country.tones;
  const hair = draw.isOneIn(16) ? gray : draw.pick(hairs.slice(0, darkest > 3 ? 3 : 5));
  const left = 100 - width - 4;
  const right = 100 + width + 4;
  const cap = `M${left} 92 Q${left} 34 100 34 Q${right} 34 ${right} 92`;
  const fringes = [
    `${cap} Q${right - 8} 66 100 64 Q${left + 8} 66 ${left} 92Z`,
    `${cap} Q${right - 4} 60 ${draw.whole(84, 96)} 62 Q${left + 10} 74 ${left} 92Z`,
    `${cap} Q${right - 10} 74 ${draw.whole(112, 126)} 60 Q${left + 4} 58 ${left} 92Z`,
  ];
  const over = path(draw.pick(fringes), hair);
  if (person.sex === 'M') return { behind: '', over: draw.isOneIn(9) ? '' : over };
  const length = draw.pick([128, 150, 186, 186]);
  const bulge = draw.whole(6, 18);
  const low = length - 20;
  const d = `M${left} 80 Q${left - bulge} ${low} ${left - 2} ${length} L${right + 2} ${length} Q${right + bulge} ${low} ${right} 80Z`;
  return { behind: path(d, hair), over };
}

/** A made-up face in a frame of 200 × 240 at a place. The same person always has the same face. */
export function drawPortrait(person: Person, x: number, y: number, scale = 1): string {
  const draw = new Draw('face', person.id);
  const [from, to] = person.country.tones;
  const skin = skins[draw.whole(from, to)] ?? '#d9a57d';
  const width = draw.whole(36, 43);
  const chin = draw.whole(48, 55);
  const hair = hairOf(draw, person, width);
  const eye = draw.whole(14, 18);
  const mouth = draw.whole(122, 127);
  const smile = draw.whole(1, 7);
  const nose = draw.whole(4, 7);
  const brow = draw.whole(-3, 2);
  const shirt = draw.pick(clothes);
  const line = 'stroke="#2a1d17" stroke-width="2.4" stroke-linecap="round"';
  const face = [
    rect(0, 0, 200, 240, draw.pick(backdrops)),
    hair.behind,
    path(`M22 240 Q26 178 80 170 L120 170 Q174 178 178 240Z`, shirt),
    path(`M82 140 L118 140 L120 172 Q100 190 80 172Z`, skin),
    path('M82 150 Q100 164 118 150 L118 142 L82 142Z', '#000000', 'opacity="0.12"'),
    circle(100 - width, 102, 6, 10, skin),
    circle(100 + width, 102, 6, 10, skin),
    circle(100, 98, width, chin, skin),
    hair.over,
    ...[-1, 1].flatMap((side) => [
      circle(100 + side * eye, 98, 5.6, 3.6, '#ffffff'),
      circle(100 + side * eye, 98, 2.9, 3.2, '#2a1d17'),
      path(
        `M${100 + side * (eye - 8)} ${88 + brow} Q${100 + side * eye} ${83 - brow} ${100 + side * (eye + 8)} 88`,
        'none',
        line,
      ),
    ]),
    path(
      `M100 102 Q${100 + nose + 2} 112 100 113`,
      'none',
      'stroke="#000000" stroke-opacity="0.28" stroke-width="2.4"',
    ),
    path(
      `M87 ${mouth} Q100 ${mouth + smile} 113 ${mouth}`,
      'none',
      'stroke="#8d3f3a" stroke-width="3.2" stroke-linecap="round"',
    ),
    ...(person.sex === 'M' && draw.isOneIn(3) ? [beard(width, chin)] : []),
    ...(draw.isOneIn(5) ? [glasses(eye)] : []),
  ];
  return `<g transform="translate(${x} ${y}) scale(${scale})"><svg width="200" height="240">${face.join('')}</svg></g>`;
}

function beard(width: number, chin: number): string {
  const [left, right, low] = [100 - width, 100 + width, 98 + chin + 4];
  const outer = `M${left + 2} 108 Q${left + 6} ${low} 100 ${low + 1} Q${right - 6} ${low} ${right - 2} 108`;
  const inner = `Q${right - 12} 118 115 118 Q100 112 85 118 Q${left + 12} 118 ${left + 2} 108Z`;
  return path(`${outer} ${inner}`, '#241a14', 'opacity="0.55"');
}

const glasses = (eye: number): string =>
  [-1, 1]
    .map((side) =>
      circle(100 + side * eye, 98, 11.5, 9, 'none', 'stroke="#1d2330" stroke-width="2.4"'),
    )
    .join('') +
  path(
    `M${100 - eye + 11} 97 L${100 + eye - 11} 97`,
    'none',
    'stroke="#1d2330" stroke-width="2.4"',
  );
