import { type Wording } from './wording.js';

export const pt: Wording = {
  languages: ['pt'],
  title:
    'contrato~(?: [^,.]{0,80})?|acordo~(?: [^,.]{0,60})?|termo (?:de|aditivo)[^,.]{0,60}|instrumento particular[^,.]{0,80}|distrato',
  between: 'entre|partes|de um lado|pelo presente instrumento(?: particular)?|entre as partes|celebrado entre',
  and: 'e',
  called:
    '(?:doravante|adiante|de ora em diante|daqui em diante|simplesmente)(?: (?:simplesmente|abreviadamente|também|apenas|designad~|denominad~|referid~|identificad~|como|por)){0,3}|denominad~|designad~|na qualidade de|como',
  roles:
    'contratante~?|contratad[oa]~?|locador[ae]?s?|locatári[oa]s?|senhori[oa]~?|inquilin[oa]~?|arrendatári[oa]s?|arrendador[ae]?|vendedor[ae]?s?|comprador[ae]?s?|empregador[ae]?|empregad[oa]|trabalhador[ae]?|mutuante|mutuári[oa]|prestador[ae]?(?: de serviços)?|client[e]|tomador[ae]?|licenciante|licenciad[oa]|cedente|cessionári[oa]|mandante|mandatári[oa]|comodante|comodatári[oa]|fiador[ae]?s?|credor[ae]?|devedor[ae]?|primeir[oa] (?:outorgante|contraente|contratante|parte)|segund[oa] (?:outorgante|contraente|contratante|parte)|terceir[oa] (?:outorgante|contraente|contratante)|parte (?:reveladora|receptora|divulgadora)|reveladora|receptora|fornecedor[ae]?|representante comercial|representad[oa]|agente|principal|responsável pelo tratamento|subcontratante|controlador[ae]?|operador[ae]?|franqueador[ae]?|franquead[oa]|promitente (?:comprador|vendedor)[ae]?|distribuidor[ae]?|empreiteir[oa]|don[oa] da obra|parceir[oa]|consultor[ae]?|doador[ae]?|donatári[oa]|adquirente',
  together: 'partes|conjuntamente|em conjunto|ambas',
  leads:
    'de um lado|de outro lado|de outro|do outro lado|por um lado|por outro lado|por outro|e|o|a|senhor|senhora|sr|sra|a sociedade(?: comercial)?|a empresa|sociedade|empresa|como (?:primeir|segund)[oa] (?:outorgante|contraente)',
  goesOn:
    'com sede|sede|pessoa (?:coletiva|jurídica)|nif|nipc|cnpj|cpf|contribuinte|inscrit~|residente|domiciliad~|brasileir[oa]|portugues[a]?|casad[oa]|solteir[oa]|divorciad[oa]|portador~|titular|maior|natural|representad~|neste ato|doravante|adiante|sociedade (?:comercial|anónima|por quotas|unipessoal|empresária|limitada)|matriculad~|rg|cartão de cidadão|morada|endereço|na qualidade|nacionalidade|estado civil|por quotas|com o capital|estabelecid~',
  names: 'nome(?: completo)?|razão social|denominação(?: social)?|firma|nome empresarial',
  begins:
    'entra em vigor|entrará em vigor|início de vigência|início(?: da (?:vigência|locação|prestação))?|produz efeitos|começa|com início|tem início|iniciando-se|terá início|inicia-se|data de início',
  made: 'celebrad~|assinad~|datad~|firmad~',
  until:
    '(?:e (?:termo|término|fim|terminando|termina|com termo|com término) )?(?:até|a|em|no dia|termo em|ao)(?: o| dia| ao)?(?: dia)?|e (?:com )?(?:termo|término|fim) (?:em|a|no dia)',
  lasts:
    'prazo(?: (?:de|do|da|deste)(?: \\p{L}+)?)?|vigência|duração|pelo (?:prazo|período)(?: de)?|vigorará|vigora|válido|período de locação',
  other:
    'aviso prévio|denúncia|confidencial~|sigilo|garantia|experiência|experimental|pagamento~|renova~|prorroga~|rescisão|rescindir|após (?:o termo|o término|a cessação|a extinção|a rescisão)|concorrência|não concorrência|antecedência|notifica~|multa',
  units: 'anos?|m[êe]s|meses|semanas?',
  numbers: {
    1: 'um|uma',
    2: 'dois|duas',
    3: 'três',
    4: 'quatro',
    5: 'cinco',
    6: 'seis',
    10: 'dez',
    12: 'doze',
    24: 'vinte e quatro',
    30: 'trinta',
    36: 'trinta e seis',
  },
  laws: [
    ['Portugal', '(?:lei~?|legislação|direito) portugues[ea]?~?'],
    ['Brasil', '(?:leis?|legislação|direito) brasileir[ao]s?|leis da república federativa do brasil|leis do brasil'],
  ],
};
