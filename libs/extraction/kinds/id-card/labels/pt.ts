/** Portuguese, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type IdLabel } from './names.js';

export const pt: LabelsIn<IdLabel> = {
  surname: 'apelido | apelidos | sobrenome | apelido s',
  given: 'nomes | nome s proprio s | nomes proprios',
  birth: 'data de nascimento | nascimento | data nascimento | data nasc | nasc',
  issue: 'data de emissao | emissao | data emissao | data de expedicao | expedicao | data de concessao',
  expiry: 'data de validade | validade | valido ate | data validade',
  place: 'local de nascimento | naturalidade',
  nationality: 'nacionalidade',
  address: 'morada | endereco',
  other: `
    altura | filiacao | pai | mae | nome do pai | nome da mae | 1a habilitacao | cpf | doc identidade
    doc identidade org emissor uf | orgao emissor | cat hab | assinatura
  `,
  whole: 'nome completo | nome e sobrenome | nome social',
  number: `
    n° documento | no documento | numero do documento | documento n° | n° registro | no registro
    numero de registro | registro geral | num documento | nº do documento | n° do passaporte | passaporte n°
    passaporte no
  `,
  placeAndBirth: 'data local e uf de nascimento | data e local de nascimento',
  sex: 'sexo',
};
