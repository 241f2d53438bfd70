import type { Country } from './country';

/** The Americas, and Australia. */
export const americas: Country[] = [
  {
    name: 'United States',
    code: 'USA',
    nationality: 'American',
    weight: 9,
    phone: '+1 @ 555 ####',
    female:
      'Abigail|Alexis|Brianna|Caroline|Destiny|Emily|Grace|Hailey|Jasmine|Kayla|Madison|Natalie|Rachel|Sydney',
    male: 'Aaron|Brandon|Caleb|Darius|Ethan|Isaiah|Jamal|Justin|Logan|Mason|Noah|Tyler|Wesley|Zachary',
    last: 'Baker|Brooks|Coleman|Foster|Hayes|Henderson|Jackson|Jenkins|Kowalski|Martinez|Morgan|Nguyen|Parker|Ramirez|Sullivan|Walker',
    towns:
      'Austin,TX,787##,512|Denver,CO,802##,303|Charlotte,NC,282##,704|Portland,OR,972##,503|Tampa,FL,336##,813|Columbus,OH,432##,614',
    streets:
      'Cedar Street|Elm Street|Highland Avenue|Lakeview Drive|Maple Avenue|Oak Street|Pine Street|Ridge Road|Sunset Drive',
    line: '{n}2 {street}',
    tones: [0, 5],
  },
  {
    name: 'Canada',
    code: 'CAN',
    nationality: 'Canadian',
    weight: 4,
    phone: '+1 @ 555 ####',
    female:
      'Aurélie|Brooke|Claire|Emma|Gabrielle|Harpreet|Isla|Maddison|Maude|Olivia|Simran|Taylor',
    male: 'Alexandre|Cole|Ethan|Félix|Gurpreet|Hunter|Liam|Nathan|Olivier|Owen|Samuel|Wyatt',
    last: 'Bouchard|Campbell|Chan|Côté|Dhillon|Fraser|Gagnon|Gill|Grant|Leblanc|MacDonald|Murray|Pelletier|Singh|Stewart|Tremblay|Wong',
    towns:
      'Calgary,AB,T2? #?#,403|Halifax,NS,B3? #?#,902|Montréal,QC,H2? #?#,514|Ottawa,ON,K1? #?#,613|Vancouver,BC,V5? #?#,604',
    streets:
      'Birch Street|Bloor Street|Cedar Lane|Centre Street|King Street|Lakeshore Road|Maple Drive|Queen Street|Spruce Avenue',
    line: '{n}0 {street}',
    tones: [0, 3],
  },
  {
    name: 'Brazil',
    code: 'BRA',
    nationality: 'Brazilian',
    weight: 7,
    phone: '+55 @ 9#### ####',
    female:
      'Amanda|Ana Clara|Beatriz|Bruna|Camila|Fernanda|Isabela|Júlia|Larissa|Letícia|Mariana|Natália|Rafaela|Vitória',
    male: 'André|Bruno|Caio|Eduardo|Felipe|Guilherme|Gustavo|João Pedro|Leonardo|Lucas|Matheus|Rafael|Thiago|Vinícius',
    last: 'Almeida|Andrade|Araújo|Barbosa|Cardoso|Carvalho|Dias|Gomes|Lima|Martins|Melo|Nascimento|Oliveira|Pereira|Ribeiro|Rocha|Silva',
    towns:
      'Curitiba,PR,80###-###,41|Recife,PE,50###-###,81|Belo Horizonte,MG,30###-###,31|Campinas,SP,13###-###,19',
    streets:
      'Avenida Brasil|Rua das Acácias|Rua das Palmeiras|Rua Dom Pedro II|Rua São José|Rua Sete de Setembro|Rua Tiradentes',
    line: '{street}, {n}',
    tones: [0, 5],
  },
  {
    name: 'Mexico',
    code: 'MEX',
    nationality: 'Mexican',
    weight: 5,
    phone: '+52 @ ### ####',
    female:
      'Alejandra|Ana Sofía|Brenda|Daniela|Fernanda|Gabriela|Jimena|Karla|Mariana|Regina|Renata|Valeria|Ximena|Yolanda',
    male: 'Alejandro|Andrés|Arturo|César|Eduardo|Emiliano|Francisco|Héctor|Iván|Jesús|Luis|Miguel Ángel|Raúl|Santiago',
    last: 'Aguilar|Campos|Cervantes|Cruz|Delgado|Flores|Guerrero|Gutiérrez|Hernández|Ibarra|Mendoza|Morales|Ramírez|Reyes|Salazar|Torres',
    towns:
      'Guadalajara,Jalisco,44###,33 1|Monterrey,Nuevo León,64###,81 1|Puebla,Puebla,72###,222|Mérida,Yucatán,97###,999',
    streets:
      'Avenida Juárez|Avenida Reforma|Calle 5 de Mayo|Calle Hidalgo|Calle Independencia|Calle Morelos|Calle Madero|Calle Zaragoza',
    line: '{street} {n}',
    tones: [1, 4],
  },
  {
    name: 'Colombia',
    code: 'COL',
    nationality: 'Colombian',
    weight: 3,
    phone: '+57 310 ### ####',
    female:
      'Adriana|Andrea|Catalina|Daniela|Diana|Juliana|Laura|Luisa|Manuela|Natalia|Paola|Sara|Tatiana|Valentina',
    male: 'Andrés|Camilo|Cristian|David|Esteban|Felipe|Jhon|Jorge|Juan Pablo|Julián|Mateo|Nicolás|Sebastián|Simón',
    last: 'Acosta|Ardila|Bedoya|Cárdenas|Castaño|Giraldo|Gómez|Guzmán|Jaramillo|Londoño|Mejía|Ospina|Restrepo|Rojas|Suárez|Uribe|Zapata',
    towns:
      'Medellín,Antioquia,0500##,|Bogotá,,11####,|Cali,Valle del Cauca,7600##,|Cartagena,Bolívar,1300##,',
    streets:
      'Avenida El Poblado|Calle 10|Calle 45|Carrera 7|Carrera 15|Carrera 43A|Diagonal 22|Transversal 39',
    line: '{street} # {n}-2',
    tones: [1, 4],
  },
  {
    name: 'Australia',
    code: 'AUS',
    nationality: 'Australian',
    weight: 4,
    phone: '+61 491 57# ###',
    female:
      'Alyssa|Bridget|Chloe|Ella|Georgie|Holly|Jessica|Kirra|Matilda|Mia|Olive|Ruby|Tahlia|Zara',
    male: 'Angus|Archer|Blake|Cooper|Darcy|Flynn|Hamish|Jarrah|Jayden|Kai|Lachlan|Patrick|Riley|Xavier',
    last: 'Abbott|Barker|Chandler|Doyle|Fitzgerald|Gibson|Harding|Kelly|Lloyd|Marsh|Nolan|Papadopoulos|Quinn|Ryan|Sinclair|Tran|Walsh',
    towns:
      'Melbourne,VIC,30##,|Brisbane,QLD,40##,|Perth,WA,60##,|Adelaide,SA,50##,|Newcastle,NSW,23##,',
    streets:
      'Acacia Street|Banksia Drive|Beach Road|Eucalyptus Avenue|George Street|Grevillea Court|Hunter Street|King Street',
    line: '{n} {street}',
    tones: [0, 3],
  },
];
